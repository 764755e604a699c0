import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {compileProgram} from '../../toolchain';
import type {Diagram} from '../types';
import {toGraph, type Compiled, type Graph} from './graph';
import {layOut} from './layout';

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
  const readJson = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const [{tree}, {connections}, terraform] = await Promise.all([
    readJson('tree.json'),
    readJson('connections.json'),
    readJson('main.tf.json').then(
      ({resource}) => resource,
      () => undefined,
    ),
  ]);
  return {tree, connections, terraform};
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
