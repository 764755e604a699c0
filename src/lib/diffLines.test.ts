import {expect, it} from 'vitest';
import {diffLines} from './diffLines';

it('marks the lines that only one text has', () => {
  expect(diffLines('a\nb\nc', 'a\nc\nd')).toBe('  a\n- b\n  c\n+ d');
});

it('shows texts one after the other that differ in more lines than a reader waits for', () => {
  const lines = (sign: string) => Array.from({length: 5_000}, (_, index) => `${sign}${index}`).join('\n');
  const difference = diffLines(`same\n${lines('a')}`, `same\n${lines('b')}`).split('\n');
  expect(difference).toHaveLength(10_002);
  expect([difference[0], difference[5_001]]).toEqual(['- same', '+ same']);
});
