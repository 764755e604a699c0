import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileText, INHERITED, mutated, neverBreaks} from '../../../tests/support/hostile';
import {readSelection, writeSelection} from './selection';

const CHOICES = {type: ['pattern', 'tutorial'], platform: ['sim', 'tf-aws'], constructor: ['x']};

const queries = fc.oneof(
  hostileText(20_000),
  mutated(fc.constant('?type=pattern&platform=sim&platform=tf-aws')),
  fc
    .tuple(fc.constantFrom('type', 'platform', ...INHERITED), fc.integer({min: 1, max: 3_000}))
    .map(([name, times]) => `?${`${name}=sim&`.repeat(times)}`),
);

it('a query of any kind selects nothing but what can be chosen, each once', () => {
  neverBreaks(
    queries,
    (query) => readSelection(query, CHOICES),
    (selection) => {
      expect(Object.keys(selection)).toEqual(Object.keys(CHOICES));
      for (const [name, values] of Object.entries(selection)) {
        expect(new Set(values).size).toBe(values.length);
        expect(values.filter((value) => !CHOICES[name as keyof typeof CHOICES].includes(value))).toEqual([]);
      }
    },
  );
});

it('what is written is read again', () => {
  const selections = fc.record({
    type: fc.subarray(CHOICES.type),
    platform: fc.subarray(CHOICES.platform),
    constructor: fc.subarray(CHOICES.constructor),
  });
  neverBreaks(
    fc.tuple(queries, selections),
    ([query, selection]) => readSelection(writeSelection(query, selection, CHOICES), CHOICES),
    (read, [, selection]) => expect({...read}).toEqual({...selection}),
  );
});
