import {expect, it} from 'vitest';
import {latinKey} from './latinKey';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['ל', 'KeyK', 'k'],
  ['ㅏ', 'KeyK', 'k'],
  // Dvorak: the letter counts, and not its place.
  ['t', 'KeyK', 't'],
  ['/', 'Slash', '/'],
  ['.', 'Slash', '/'],
  ['ظ', 'Slash', '/'],
  ['.', 'Period', '.'],
  ['Escape', 'Escape', 'escape'],
])('%s at %s is %s', (key, code, result) => {
  expect(latinKey({key, code})).toBe(result);
});
