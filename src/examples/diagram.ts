import {compileProgram, readOutput} from '../wing/command-line';
import type {Diagram} from './types';
import {toGraph, type Compiled, type Graph} from '../diagram/graph';
import {layOut} from '../diagram/flatLayout';

/** Compiles a program and draws its resources and who calls whom. */
export async function drawProgram(entrypoint: string, platform: string): Promise<Diagram> {
  const {outputDir} = await compileProgram({entrypoint, platform});
  return toDiagram(await readCompiled(outputDir));
}

export function toDiagram(compiled: Compiled): Diagram {
  const graph = toGraph(compiled);
  return {...layOut(graph), description: describeGraph(graph)};
}

async function readCompiled(folder: string): Promise<Compiled> {
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

function describeGraph({nodes, edges}: Graph): string {
  const called = (id: string) => {
    const node = nodes.find((candidate) => candidate.id === id);
    return node ? `${node.kind} ${node.name}` : id;
  };
  const things = nodes.map(({id, rows}) => (rows.length ? `${called(id)} (${rows.join(', ')})` : called(id)));
  const calls = edges.map(
    ({from, to, operations}) => `${called(from)} uses ${operations.join(', ')} of ${called(to)}.`,
  );
  return [`Resources: ${things.join('; ')}.`, ...calls].join(' ').replaceAll(/\b(\w+) \1\b/g, '$1');
}
