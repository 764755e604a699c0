import {compileProgram, readOutput} from '../../wing/command-line';
import type {BuiltinPlatform} from '../../wing/language/platforms';
import {describeGraph} from '../../components/diagram/description';
import {type CompiledProgram, toGraph} from '../../components/diagram/graph';
import {layOut} from '../../components/diagram/layout';
import type {ExampleDrawing} from './types';

/** Compiles a program and draws its resources and who calls whom. */
export async function drawProgram(entrypoint: string, platform: BuiltinPlatform): Promise<ExampleDrawing> {
  const {outputDir} = await compileProgram({entrypoint, platform});
  return toDiagram(await readCompiled(outputDir));
}

function toDiagram(compiled: CompiledProgram): ExampleDrawing {
  const graph = toGraph(compiled);
  return {...layOut(graph), description: describeGraph(graph)};
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
