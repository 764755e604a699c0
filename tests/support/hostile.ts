/**
 * What strangers send, for property tests of the parsers that meet it. A parser of foreign values is a function of the value
 * alone that bounds its size before any work, refuses with a sentence (`src/lib/entrance`), and returns plain data of a known shape.
 */
import fc, {type Arbitrary} from 'fast-check';
import {Refusal} from '../../src/lib/entrance/refusal';

/** The same inputs in every run: a failure is there again, and nobody else's change makes one. */
export const SEED = 20_240_829;

/** Names that every object inherits, or that change it. */
export const INHERITED = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

/** Texts that parsers trip over: halves of signs, escapes that are cut off, markup, long repetitions. */
export function hostileText(longest = 2_000): Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({unit: 'binary', maxLength: 20}),
    fc.string({unit: 'grapheme', maxLength: 20}),
    fc.constantFrom(...INHERITED),
    fc.constantFrom(
      '',
      '\0',
      '\uD800',
      '\uFEFF',
      '\u202E',
      '%',
      '%zz',
      '%E0%A4',
      '//',
      '/\\',
      '..',
      '?',
      '#',
      '&',
      '=',
    ),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '{"a":',
      '[[[[',
      '1e999',
      '-0',
      'NaN',
      'null',
    ),
  );
  const repeated = fc
    .tuple(piece, fc.integer({min: 1, max: longest}))
    .map(([text, times]) =>
      text.repeat(Math.max(1, Math.min(times, Math.floor(longest / (text.length || 1))))),
    );
  return fc
    .array(fc.oneof({weight: 4, arbitrary: piece}, repeated), {maxLength: 6})
    .map((all) => all.join('').slice(0, longest));
}

/** A text that was right, after some signs of it were removed, doubled or replaced. */
export function mutated(right: Arbitrary<string>): Arbitrary<string> {
  const change = fc.record({at: fc.nat(), length: fc.nat({max: 8}), put: hostileText(12)});
  return fc.tuple(right, fc.array(change, {minLength: 1, maxLength: 4})).map(([text, changes]) =>
    changes.reduce((before, {at, length, put}) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + put + before.slice(start + length);
    }, text),
  );
}

/** Values that a message or a JSON text can hold, and some that only a message can. */
export function hostileData(): Arbitrary<unknown> {
  return fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
      withUnicodeString: true,
    }),
    fc.json().map((text): unknown => JSON.parse(text)),
    fc.constantFrom(...INHERITED).map((name): unknown => JSON.parse(`{"${name}": {"length": 1e9}}`)),
    hostileText(200),
  );
}

/** A value that was right, with something else in one of its places. */
export function damaged(right: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(right, fc.array(fc.nat(), {maxLength: 5}), hostileData())
    .map(([value, way, put]) => replace(value, way, put));
}

function replace(value: unknown, [step, ...way]: readonly number[], put: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return put;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === step % items.length ? replace(item, way, put) : item));
  }
  const entries: readonly [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, item], index) => [
      name,
      index === step % entries.length ? replace(item, way, put) : item,
    ]),
  );
}

/**
 * Asserts that `read` gives something which `check` finds right, or refuses, for each of the inputs.
 *
 * @param check throws, as `expect` does, for a result that must not be
 * @throws Error with the smallest input that fails, and the seed
 */
export function neverBreaks<Input, Result>(
  inputs: Arbitrary<Input>,
  read: (input: Input) => Result,
  check: (result: Result, input: Input) => void = () => undefined,
  numRuns = 1_000,
): void {
  fc.assert(
    fc.property(inputs, (input) => {
      let result: Result;
      try {
        result = read(input);
      } catch (error) {
        if (error instanceof Refusal) return;
        throw error;
      }
      check(result, input);
    }),
    {seed: SEED, numRuns},
  );
}
