import {expect, it} from 'vitest';
import {isForPhone} from '../media';

it.each([
  ['(max-width: 996px)', true],
  ['(width<=768px)', true],
  ['(width >= 997px)', false],
  ['(min-width: 390px) and (max-width: 400px)', true],
  ['screen and (max-width: 996px)', true],
  ['print', false],
  ['print, (max-width: 996px)', true],
  ['(hover: hover)', false],
  ['(prefers-reduced-motion: reduce)', false],
])('%s: %s', (query, expected) => {
  expect(isForPhone(query)).toBe(expected);
});
