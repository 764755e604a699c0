import {describe, expect, it} from 'vitest';
import type {Rectangle} from '../../geometry';
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

it('leads arrows that look alike from one box along one line', () => {
  const {edges} = stack('a: A\nb: B\nc: C\nd: D\na -> b: x\na -> c: y\na --> d: z');
  const [first, second, event] = edges.map(({path}) =>
    Math.max(...pointsOn(path).map(({x}) => Math.round(x))),
  );
  expect(second).toBe(first);
  expect(event).not.toBe(first);
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

describe('frames', () => {
  const framed = 'frame out: Outer { a in }\nframe in: Inner { c }\na: A\nb: B\nc: C\nb -> c: push\na -> c';

  it('are around what they hold, and around nothing else', () => {
    const {frames, nodes} = stack(framed);
    const [outer, inner] = frames;
    const [a, b, c] = ['a', 'b', 'c'].map((id) => nodes.find((node) => node.id === id)!);
    const isIn = (one: Rectangle, other: Rectangle) =>
      one.x > other.x &&
      one.x + one.width < other.x + other.width &&
      one.y > other.y &&
      one.y + one.height < other.y + other.height;
    expect(frames.map(({title}) => title)).toEqual(['Outer', 'Inner']);
    expect(isIn(a!, outer!) && isIn(inner!, outer!) && isIn(c!, inner!)).toBe(true);
    expect(isIn(b!, outer!)).toBe(false);
    expect(layoutProblems(stack(framed))).toEqual([]);
  });

  it('leave no box out, whatever is between their boxes in the order of the arrows', () => {
    const {nodes} = stack(
      'frame one: One { a c }\nframe two: Two { b d }\na: A\nb: B\nc: C\nd: D\na -> b\nb -> c\nc -> d',
    );
    expect(nodes.map(({id}) => id)).toEqual(['a', 'c', 'b', 'd']);
  });
});

describe('a tree', () => {
  it('is an outline, in which a box is further to the right than the one above it', () => {
    const {nodes, height} = stack('a: A\nb: B\nc: C\nd: D\na -> b\na -> c\nb -> d');
    expect(nodes.map(({id, x}) => [id, x])).toEqual([
      ['a', 2],
      ['b', 24],
      ['d', 46],
      ['c', 24],
    ]);
    expect(height).toBe(Math.max(...nodes.map((node) => node.y + node.height)) + 2);
  });

  it.each([
    ['has two callers of a box', 'a: A\nb: B\nc: C\na -> b\na -> c\nb -> c'],
    ['says what arrows do', 'a: A\nb: B\nc: C\na -> b: push\na -> c'],
    ['goes in circles', 'a: A\nb: B\nc: C\na -> b\na -> c\nc -> a'],
    ['is a row', 'a: A\nb: B\nc: C\na -> b\nb -> c'],
  ])('is none where it %s', (_, text) => {
    expect(new Set(stack(text).nodes.map(({x}) => x)).size).toBe(1);
  });
});

it('keeps the calls of a box apart from its rows', () => {
  const {sketch} = parseSketch('a: A\nb: B\na -> b');
  const [first, ...others] = sketch.nodes;
  const {nodes} = stackSketch({...sketch, nodes: [{...first!, rows: ['GET /']}, ...others]}, 288);
  expect(nodes[0]!.rows).toEqual(['GET /', '', '→ B']);
});
