import {expect, it} from 'vitest';
import {isLatinKey} from './latinKey';

it.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  ['л', 'KeyK', true],
  ['κ', 'KeyK', true],
  ['ל', 'KeyK', true],
  ['ㅏ', 'KeyK', true],
  // Dvorak: the letter counts, and not its place.
  ['t', 'KeyK', false],
  ['k', 'KeyV', true],
])('%s at %s is k: %s', (key, code, result) => {
  expect(isLatinKey({key, code}, 'k', 'KeyK')).toBe(result);
});

it.each([
  ['/', 'Slash', true],
  ['.', 'Slash', true],
  ['ظ', 'Slash', true],
  ['.', 'Period', false],
  ['/', 'Digit7', true],
])('%s at %s is the slash: %s', (key, code, result) => {
  expect(isLatinKey({key, code}, '/', 'Slash')).toBe(result);
});
