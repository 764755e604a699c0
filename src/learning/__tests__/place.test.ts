import {describe, expect, it} from 'vitest';
import {placeOf} from '../place';

const LESSONS = [
  {name: 'a', label: 'A', href: '/a', minutes: 10},
  {name: 'b', label: 'B', href: '/b', minutes: 80},
];

describe('placeOf', () => {
  it('begins with the first', () => {
    expect(placeOf({read: []}, LESSONS)).toEqual({
      summary: '2 tutorials, about 2 hours in all.',
      next: {href: '/a', words: 'Start with A'},
      isNew: true,
    });
  });

  it('goes on where the reader was', () => {
    expect(placeOf({read: [], last: 'b'}, LESSONS).next).toEqual({href: '/b', words: 'Go on with B'});
    expect(placeOf({read: ['a'], last: 'a'}, LESSONS)).toEqual({
      summary: '1 of 2 read, 80 minutes left.',
      next: {href: '/b', words: 'Go on with B'},
      isNew: false,
    });
  });

  it('is not new to a reader who has read one, whichever was opened last', () => {
    expect(placeOf({read: ['a']}, LESSONS)).toMatchObject({
      summary: '1 of 2 read, 80 minutes left.',
      next: {words: 'Go on with B'},
      isNew: false,
    });
  });

  it('has an end, and counts no tutorial that is gone', () => {
    expect(placeOf({read: ['gone', 'b', 'a'], last: 'b'}, LESSONS)).toEqual({
      summary: '2 of 2 read. You have read them all.',
      isNew: false,
    });
  });
});
