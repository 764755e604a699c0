import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileData, hostileText, mutated, neverBreaks} from '../../../tests/support/hostile';
import {readProgress, writeProgress} from '../progress';

const names = fc.array(fc.string(), {maxLength: 60});
const progress = fc.record({read: names, solved: names, last: fc.string()});

it('a stored progress of any kind is one that can be shown', () => {
  const stored = fc.oneof(
    fc.constant(null),
    hostileText(40_000),
    hostileData().map((value) => {
      try {
        return JSON.stringify({read: value, solved: value, last: value}) ?? null;
      } catch {
        return null;
      }
    }),
    mutated(progress.map(writeProgress)),
  );
  neverBreaks(stored, readProgress, ({read, solved, last}) => {
    expect([...read, ...solved].filter((lesson) => typeof lesson !== 'string')).toEqual([]);
    expect(['undefined', 'string']).toContain(typeof last);
    expect(writeProgress({read, solved, last}).length).toBeLessThanOrEqual(130_000);
  });
});

it('what is written is read again', () => {
  neverBreaks(
    progress,
    (value) => readProgress(writeProgress(value)),
    (read, value) => expect(read).toEqual(value),
  );
});

it('one that is longer than all tutorials is none', () => {
  const read = Array.from({length: 5_000}, (_, index) => `lesson-${index}`);
  expect(readProgress(writeProgress({read, solved: []}))).toEqual({read: [], solved: []});
});
