import {expect, it} from 'vitest';
import {layoutProblems} from '../check';
import {pointsOn} from '../layout';
import {parseSketch} from '../parse';
import {stackSketch} from '../stack';

const stack = (text: string) => stackSketch(parseSketch(text).sketch, 288);

it('has each box below those that call it, as far as there are no circles', () => {
  const order = (text: string) =>
    [...stack(text).nodes].sort((one, other) => one.y - other.y).map(({id}) => id);
  expect(order('c: C\nb: B\na: A\na -> b\nb -> c')).toEqual(['a', 'b', 'c']);
  expect(order('a: A\nb: B\nc: C\na -> b\nb -> c\nc -> a')).toEqual(['a', 'b', 'c']);
  const tree = 'a: A\nb: B\nc: C\nd: D\ne: E\na -> b\na -> c\nb -> d\nc -> e';
  expect(order(tree)).toEqual(['a', 'b', 'd', 'c', 'e']);
});

it('says in the box what its arrows say', () => {
  expect(stack('a: A\nb: Box B\na -> b: push').nodes[0]!.rows).toEqual(['→ Box B: push']);
});

it('leads arrows to the same box along one line, and others past it', () => {
  const {edges, nodes} = stack('a: A\nb: B\nc: C\nd: D\na -> c\nb -> c\na -> d\nb -> d');
  const lineOf = ({path}: (typeof edges)[number]) => Math.max(...pointsOn(path).map(({x}) => Math.round(x)));
  const lines = edges.map((edge) => [edge.to, lineOf(edge)] as const);
  expect(new Set(lines.filter(([to]) => to === 'c').map(([, x]) => x)).size).toBe(1);
  expect(new Set(lines.map(([, x]) => x)).size).toBe(2);
  expect(Math.max(...nodes.map(({x, width}) => x + width))).toBeLessThan(
    Math.min(...lines.map(([, x]) => x)),
  );
});

it('fits into its width with a dozen boxes that all call each other', () => {
  const names = 'abcdefghijkl'.split('');
  const text = [
    ...names.map((name) => `${name}: Box ${name} [queue]`),
    ...names.flatMap((from) =>
      names.filter((to) => to > from).map((to) => `${from} -> ${to}: push, approxSize`),
    ),
  ].join('\n');
  const layout = stack(text);
  expect(layoutProblems(layout)).toEqual([]);
  expect(layout.width).toBe(288);
  const points = layout.edges.flatMap(({path}) => pointsOn(path));
  expect(Math.max(...points.map(({x}) => x))).toBeLessThanOrEqual(288);
  expect(Math.max(...layout.nodes.map(({y, height}) => y + height))).toBeLessThanOrEqual(layout.height);
});
