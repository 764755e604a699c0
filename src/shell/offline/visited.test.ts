import {expect, it} from 'vitest';
import {readVisited} from './visited';

const ORIGIN = 'https://wing.example';

it('gives the addresses of the site, and no other', () => {
  const visited = [`${ORIGIN}/a.js`, 'https://elsewhere.example/b.js', 'data:,x', 'no address'];
  expect(readVisited({visited}, ORIGIN)).toEqual([`${ORIGIN}/a.js`]);
});

it('finds none in a message of another kind', () => {
  expect(readVisited({}, ORIGIN)).toEqual([]);
  expect(readVisited(null, ORIGIN)).toEqual([]);
});
