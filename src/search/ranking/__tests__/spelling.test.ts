// cspell:ignore bocket buckket buckt bukcet
import {describe, expect, it} from 'vitest';
import {distance, maxMistakes} from '../spelling';

describe('distance', () => {
  it.each([
    ['bucket', 'bucket', 0],
    ['buckt', 'bucket', 1],
    ['buckket', 'bucket', 1],
    ['bocket', 'bucket', 1],
    ['bukcet', 'bucket', 1],
    ['', 'abc', 3],
    ['queue', 'topic', 5],
  ])('from %s to %s is %i', (from, to, changes) => {
    expect(distance(from, to)).toBe(changes);
    expect(distance(to, from)).toBe(changes);
  });
});

describe('maxMistakes', () => {
  it('forgives more in longer words', () => {
    expect(['let', 'queue', 'schedule'].map(maxMistakes)).toEqual([0, 1, 2]);
  });
});
