import {describe, expect, it} from 'vitest';
import {placeOf, startOf} from '../place';

const LESSONS = [
  {name: 'a', label: 'A', href: '/a', minutes: 10},
  {name: 'b', label: 'B', href: '/b', minutes: 80},
];

describe('the place of a reader', () => {
  it('is at first the first tutorial', () => {
    expect(startOf(LESSONS)).toEqual({
      summary: '2 tutorials, about 2 hours in all.',
      next: {href: '/a', words: 'Start with A'},
    });
    expect(startOf([])).toEqual({summary: '0 tutorials, 0 minutes in all.'});
  });

  it('goes on where the reader was', () => {
    expect(placeOf({read: [], solved: [], last: 'b'}, LESSONS).next).toEqual({
      href: '/b',
      words: 'Go on with B',
    });
    expect(placeOf({read: ['a'], solved: [], last: 'a'}, LESSONS)).toEqual({
      summary: '1 of 2 read, 0 solved, 80 minutes left.',
      next: {href: '/b', words: 'Go on with B'},
    });
  });

  it('counts what is solved, read or not', () => {
    expect(placeOf({read: ['a'], solved: ['b', 'gone']}, LESSONS).summary).toBe(
      '1 of 2 read, 1 solved, 80 minutes left.',
    );
  });

  it('has an end, and counts no tutorial that is gone', () => {
    expect(placeOf({read: ['gone', 'b', 'a'], solved: ['a', 'b'], last: 'b'}, LESSONS)).toEqual({
      summary: '2 of 2 read, 2 solved. You have read them all.',
    });
  });
});
