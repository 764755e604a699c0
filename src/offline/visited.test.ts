import {describe, expect, it} from 'vitest';
import {Refusal} from '../lib/entrance/refusal';
import {readVisited} from './visited';

const ORIGIN = 'https://wing.example';

describe('readVisited', () => {
  it('gives the addresses of the site, and no other', () => {
    const visited = [`${ORIGIN}/a.js`, 'https://elsewhere.example/b.js', 'data:,x', 'no address', 7, null];
    expect(readVisited({visited}, ORIGIN)).toEqual([`${ORIGIN}/a.js`]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['an object without the list', {}],
    ['a text in its place', {visited: 'all'}],
    ['more addresses than browsers note', {visited: Array.from({length: 300}, () => `${ORIGIN}/a.js`)}],
    ['addresses without an end', {visited: ['x'.repeat(300_000)]}],
    ['lists in lists', {visited: [[[]]]}],
  ])('refuses %s', (_what, message) => {
    expect(() => readVisited(message, ORIGIN)).toThrow(Refusal);
  });
});
