import {expect, it} from 'vitest';
import {splitText} from '../splitText';

it('leaves a text whole that fits', () => {
  expect(splitText('one two three', 13)).toEqual(['one two three']);
});

it('cuts between words, and loses none', () => {
  expect(splitText('one two\nthree four', 10)).toEqual(['one two', 'three four']);
});

it('counts bytes of JSON, not letters', () => {
  const pieces = splitText('äöü "ß" \\ é', 8);
  expect(pieces.every((piece) => Buffer.byteLength(JSON.stringify(piece)) - 2 <= 8)).toBe(true);
  expect(pieces.join(' ')).toBe('äöü "ß" \\ é');
});

it('cuts a word that is too long by itself, but no sign in two', () => {
  expect(splitText('a 😀😀😀 b', 9)).toEqual(['a 😀', '😀😀', 'b']);
});

it('makes nothing of no text', () => {
  expect(splitText('', 10)).toEqual([]);
});
