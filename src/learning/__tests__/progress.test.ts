import {describe, expect, it} from 'vitest';
import {markOpened, markRead} from '../markLesson';
import {nextLesson} from '../nextLesson';
import {readProgress, writeProgress} from '../progress';

const LESSONS = ['a', 'b', 'c'];

describe('the progress of a reader', () => {
  it('is what was kept', () => {
    const progress = markRead(markOpened({read: ['a']}, 'b'), 'b');
    expect(readProgress(writeProgress(progress))).toEqual({read: ['a', 'b'], last: 'b'});
    expect(markRead(progress, 'a')).toBe(progress);
  });

  it.each([null, '', 'nonsense', '[]', 'null', '{"read": 1, "last": 2}'])(
    'is nothing when %j was kept',
    (stored) => {
      expect(readProgress(stored)).toEqual({read: []});
    },
  );

  it('has names of tutorials and nothing else', () => {
    expect(readProgress('{"read": ["a", 1, null, ["b"], "c"], "last": null}')).toEqual({read: ['a', 'c']});
  });
});

describe('the tutorial to go on with', () => {
  it.each([
    [{read: []}, 'a'],
    [{read: [], last: 'b'}, 'b'],
    [{read: ['b'], last: 'b'}, 'c'],
    [{read: ['b', 'c'], last: 'b'}, 'a'],
    [{read: ['a'], last: 'gone'}, 'b'],
    [{read: LESSONS, last: 'c'}, undefined],
  ])('after %j is %s', (progress, next) => {
    expect(nextLesson(progress, LESSONS)).toBe(next);
  });
});
