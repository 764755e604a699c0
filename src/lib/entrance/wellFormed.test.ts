import {expect, it} from 'vitest';
import {wellFormed} from './wellFormed';

it('replaces each half of a sign that has lost the other, and nothing else', () => {
  expect(wellFormed('a\ud83db\ude00\ud83d')).toBe('a\ufffdb\ufffd\ufffd');
  expect(wellFormed('Ä 😀 \n')).toBe('Ä 😀 \n');
});
