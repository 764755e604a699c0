import {expect, it} from 'vitest';
import {toCoverGraph} from '../coverGraph';

const graph = (ids: string, calls: readonly string[]) => ({
  nodes: [...ids].map((id) => ({id, type: 'cloud.Queue', name: id, rows: ['Consumer']})),
  edges: calls.map(([from = '', to = '']) => ({from, to, operations: ['push']})),
});
const shown = (ids: string, calls: readonly string[]) => {
  const {nodes, edges} = toCoverGraph(graph(ids, calls));
  return {nodes: nodes.map(({id}) => id).join(''), edges: edges.map(({from, to}) => from + to)};
};

it('shows what has the most arrows, with two that it calls', () => {
  expect(shown('abcdef', ['ab', 'bc', 'bd', 'be', 'cd'])).toEqual({nodes: 'bcd', edges: ['bc', 'bd']});
});

it('shows a caller where little is called', () => {
  expect(shown('abc', ['ab', 'bc'])).toEqual({nodes: 'abc', edges: ['ab', 'bc']});
  expect(shown('abc', ['ac', 'bc'])).toEqual({nodes: 'abc', edges: ['ac', 'bc']});
});

it('fills up with what has no arrows, and leaves out rows', () => {
  expect(shown('abcd', ['cd'])).toEqual({nodes: 'acd', edges: ['cd']});
  expect(toCoverGraph(graph('a', [])).nodes[0]!.rows).toEqual([]);
  expect(shown('', [])).toEqual({nodes: '', edges: []});
});
