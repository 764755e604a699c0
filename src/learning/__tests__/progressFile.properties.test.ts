import fc from 'fast-check';
import {expect, it} from 'vitest';
import {hostileData, hostileText, mutated, neverBreaks} from '../../../tests/support/hostile';
import {readProgressFile, writeProgressFile} from '../progressFile';

const names = fc.array(fc.stringMatching(/^[\w.-]{1,20}$/), {maxLength: 60});
const progress = fc.record({read: names, solved: names});

it('a file of any kind gives a progress, or a refusal', () => {
  const file = fc.oneof(
    hostileText(200_000),
    hostileData().map((value) => {
      try {
        return JSON.stringify({kind: 'wing-tutorials', version: 1, read: value, solved: value}) ?? '';
      } catch {
        return '';
      }
    }),
    mutated(progress.map(writeProgressFile)),
  );
  neverBreaks(file, readProgressFile, ({read, solved, last}) => {
    for (const name of [...read, ...solved, last ?? 'a']) expect(name).toMatch(/^[\w.-]{1,100}$/);
  });
});
