import {graphlib} from '@dagrejs/dagre';
import {expect, it} from 'vitest';
import {type DagreGraph, transpose} from '../transpose';

/** A graph of two layers, whose nodes stand in the order of their names, and its edges: `a>x`. */
function twoLayers(first: string, second: string, edges: readonly string[]): DagreGraph {
  const graph: DagreGraph = new graphlib.Graph({compound: true});
  for (const [rank, layer] of [first, second].entries())
    for (const [order, id] of [...layer].entries()) graph.setNode(id, {width: 1, height: 1, rank, order});
  for (const edge of edges) graph.setEdge(edge[0]!, edge[2]!, {});
  return graph;
}

const orderIn = (graph: DagreGraph, ids: string) =>
  [...ids].sort((a, b) => graph.node(a).order! - graph.node(b).order!).join('');

it('swaps two neighbours whose lines cross', () => {
  const graph = twoLayers('abc', 'xy', ['a>y', 'b>x', 'c>y']);
  transpose(graph);
  expect([orderIn(graph, 'abc'), orderIn(graph, 'xy')]).toEqual(['bac', 'xy']);
});

it('takes nothing out of its frame', () => {
  const graph = twoLayers('abc', 'xy', ['a>y', 'b>x', 'c>y']);
  graph.setNode('frame', {width: 0, height: 0});
  graph.setParent('a', 'frame');
  transpose(graph);
  expect(orderIn(graph, 'abc')).toBe('abc');
});
