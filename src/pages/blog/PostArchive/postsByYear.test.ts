import {expect, it} from 'vitest';
import {postsByYear} from './postsByYear';

const postOf = (date: string) => ({metadata: {date}});

it('groups posts by year and keeps their order', () => {
  const posts = ['2025-04-09', '2024-08-29', '2024-01-01'].map(postOf);
  expect(postsByYear(posts)).toEqual([
    [2025, [posts[0]]],
    [2024, [posts[1], posts[2]]],
  ]);
});

it('takes the first minute of a year for that year, wherever the reader is', () => {
  expect(postsByYear([postOf('2024-01-01T00:00:00.000Z')])[0]?.[0]).toBe(2024);
});
