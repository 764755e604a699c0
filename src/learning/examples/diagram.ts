import {compileProgram, readOutput} from '../../wing/command-line';
import type {BuiltinPlatform} from '../../wing/language/platforms';
import {describeGraph} from '../../components/diagram/description';
import {type CompiledProgram, toGraph} from '../../components/diagram/graph';
import {layOut} from '../../components/diagram/layout';
import {toCoverGraph} from './coverGraph';
import type {ExampleDrawing} from './types';

/** The boxes of a card are as narrow as their names allow. */
const CARD_NODE_WIDTH = 112;

/**
 * Compiles a program and draws its resources and who calls whom.
 *
 * @param isForCard whether only what fits a card is drawn
 */
export async function drawProgram(
  entrypoint: string,
  platform: BuiltinPlatform,
  isForCard = false,
): Promise<ExampleDrawing> {
  const {outputDir} = await compileProgram({entrypoint, platform});
  return toDiagram(await readCompiled(outputDir), isForCard);
}

function toDiagram(compiled: CompiledProgram, isForCard: boolean): ExampleDrawing {
  const graph = toGraph(compiled);
  const drawn = isForCard ? layOut(toCoverGraph(graph), [], CARD_NODE_WIDTH) : layOut(graph);
  return {...drawn, description: describeGraph(graph)};
}

async function readCompiled(folder: string): Promise<CompiledProgram> {
  const [{tree}, {connections}, terraform] = await Promise.all([
    readOutput(folder, 'tree.json'),
    readOutput(folder, 'connections.json'),
    readOutput(folder, 'main.tf.json').catch(ofNoFile),
  ]);
  return {tree, connections, terraform: terraform?.resource};
}

/** Only the platforms of Terraform write its file. */
function ofNoFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
