import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {inspectLines} from '../inspectLines';

class Cup {
  constructor(readonly size: number) {}
}

it.each([
  [1],
  ['it\'s "quoted"\n'],
  ["it's"],
  [undefined],
  [[]],
  [{}],
  [{b: [1, 'two', {c: null}], a: true, 'not a name': []}],
  [new Cup(2)],
  [Object.assign(Object.create(null) as object, {a: 1})],
  [new Map<unknown, unknown>([['a', {b: 1}]])],
  [new Set(['a', 'b'])],
  [[new Date(0), /a/, () => 1]],
])('shows a value as Node does: %j', (value) => {
  const options = {compact: false, breakLength: Infinity, depth: 1000, sorted: true};
  expect(inspectLines(value, (one) => inspect(one))).toBe(inspect(value, options));
});

it('shows a circle', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(inspectLines(circle, (one) => inspect(one))).toBe('[\n  [Circular *1]\n]');
});
