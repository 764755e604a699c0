import {expect, it} from 'vitest';
import {formatCount} from './formatCount';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_005, '1,005'],
  [12_345, '12,345'],
  [1_020_300, '1,020,300'],
])('%d is written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
