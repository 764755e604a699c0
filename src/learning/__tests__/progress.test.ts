import {describe, expect, it} from 'vitest';
import {mark, markOpened} from '../markLesson';
import {nextLesson} from '../nextLesson';
import {readProgress, writeProgress} from '../progress';

const LESSONS = ['a', 'b', 'c'];

describe('the progress of a reader', () => {
  it('is what was kept', () => {
    const opened = markOpened({read: ['a'], solved: ['a']}, 'b');
    const progress = mark('solved', mark('read', opened, 'b'), 'b');
    expect(readProgress(writeProgress(progress))).toEqual({read: ['a', 'b'], solved: ['a', 'b'], last: 'b'});
    expect(mark('read', progress, 'a')).toBe(progress);
    expect(mark('solved', opened, 'b')).toEqual({read: ['a'], solved: ['a', 'b'], last: 'b'});
  });

  it('is what was kept before there were exercises', () => {
    expect(readProgress('{"read":["a"],"last":"b"}')).toEqual({read: ['a'], solved: [], last: 'b'});
  });

  it.each([null, '', 'nonsense', '[]', 'null', '{"read": 1, "solved": 3, "last": 2}'])(
    'is nothing when %j was kept',
    (stored) => {
      expect(readProgress(stored)).toEqual({read: [], solved: []});
    },
  );

  it('has names of tutorials and nothing else', () => {
    expect(readProgress('{"read": ["a", 1, null, ["b"], "c"], "solved": ["d", 2], "last": null}')).toEqual({
      read: ['a', 'c'],
      solved: ['d'],
    });
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
    const lessons = LESSONS.map((name) => ({name}));
    expect(nextLesson({...progress, solved: []}, lessons)?.name).toBe(next);
  });
});
