// cspell:ignore bocket buckket buckt bukcet
import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance';

describe('editDistance', () => {
  it.each([
    ['bucket', 'bucket', 0],
    ['buckt', 'bucket', 1],
    ['buckket', 'bucket', 1],
    ['bocket', 'bucket', 1],
    ['bukcet', 'bucket', 1],
    ['', 'abc', 3],
    ['queue', 'topic', 5],
  ])('from %s to %s is %i', (from, to, changes) => {
    expect(editDistance(from, to)).toBe(changes);
    expect(editDistance(to, from)).toBe(changes);
  });
});
