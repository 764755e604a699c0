import {expect, it} from 'vitest';
import {describeStop, findTraps} from '../traps';

const placesOf = (text: string) =>
  findTraps({'main.w': text}).map(({message, span}) => [message, span!.start.line, span!.start.col]);

it.each([
  ['let x = !!true;'],
  [`let x = [${'1, '.repeat(1000)}];`],
  [`log("${'(('.repeat(300)}"); // ${'!'.repeat(300)}`],
  ['log("a" + "b");\n'.repeat(300)],
  [`let j = {${Array.from({length: 300}, (_, index) => `k${index}: -1 + 2`).join(', ')}};`],
  ['if a { b(); }\n'.repeat(300)],
  ['struct T { k: T?; }'],
  ['struct A { b: str; }\nA.fromJson({});'],
  ['struct name { name: str; }\nname.fromJson({});'],
  [`let x = ${'1 + '.repeat(199)}1;`],
  [`let x = s${'.trim()'.repeat(90)};`],
  [`let x = ${'{a: '.repeat(90)}1${'}'.repeat(90)};`],
])('reads %s', (text) => {
  expect(placesOf(text)).toEqual([]);
});

it.each([
  ['operators', `let ä = 1;\nlet x = ${'!'.repeat(300)}true;`, 1, 208],
  ['sums', `let x = ${'1 + '.repeat(300)}1;`, 0, undefined],
  ['members', `let x = ${'a.'.repeat(300)}a;`, 0, undefined],
  ['calls', `let x = s${'.trim()'.repeat(150)};`, 0, undefined],
  ['objects', `let x = ${'{a: '.repeat(150)}1${'}'.repeat(150)};`, 0, undefined],
  ['brackets', `let x = ${'('.repeat(300)}1${')'.repeat(300)};`, 0, 208],
  ['lists in lists', `let x = ${'[1 + '.repeat(150)}1`, 0, undefined],
])('refuses too many %s, with their place', (_name, text, line, column) => {
  const [place] = placesOf(text);
  expect(place).toEqual([
    expect.stringContaining('more than 200 levels'),
    line,
    column ?? expect.any(Number),
  ]);
});

it('refuses the schema of a struct that contains itself', () => {
  const text = 'struct A { b: B?; }\nstruct B { a: Array<A>; }\nlet x = A.fromJson({});\nB.schema();';
  expect(placesOf(text)).toEqual([
    [expect.stringContaining('struct "A"'), 2, 8],
    [expect.stringContaining('struct "B"'), 3, 0],
  ]);
});

it('says why the compiler has stopped', () => {
  expect(describeStop('RuntimeError: memory access out of bounds')).toMatch(/nested very deeply/);
  expect(describeStop('Error: x')).toBe('The compiler has stopped: Error: x');
});
