import {describe, expect, it} from 'vitest';
import {mergeProgress, readProgressFile, writeProgressFile} from '../progressFile';

describe('the file of a progress', () => {
  it.each([
    {read: ['a', 'hello-world'], solved: ['a'], last: 'if_else'},
    {read: [], solved: []},
  ])('is read again as it was: %j', (progress) => {
    expect(readProgressFile(writeProgressFile(progress))).toEqual(progress);
  });

  it.each([
    ['', 'The file is not JSON.'],
    ['nonsense', 'The file is not JSON.'],
    ['{"read": []}', /^The file/],
    ['{"kind": "wing-tutorials", "version": 2, "read": [], "solved": []}', /^The file/],
    ['{"kind": "wing-tutorials", "version": 1, "read": [1], "solved": []}', /^The file/],
    ['{"kind": "wing-tutorials", "version": 1, "read": ["a b"], "solved": []}', /^The file/],
    [`{"kind": "wing-tutorials", "version": 1, "read": ["${'a'.repeat(101)}"], "solved": []}`, /^The file/],
    ['x'.repeat(100_001), /^The file/],
  ])('is refused where it is %j', (text, message) => {
    expect(() => readProgressFile(text)).toThrow(message);
  });
});

describe('two progresses', () => {
  it('are one with what was done in either', () => {
    expect(
      mergeProgress({read: ['a', 'b'], solved: ['b'], last: 'b'}, {read: ['b', 'c'], solved: [], last: 'c'}),
    ).toEqual({read: ['a', 'b', 'c'], solved: ['b'], last: 'b'});
    expect(mergeProgress({read: [], solved: []}, {read: ['c'], solved: ['c'], last: 'c'})).toEqual({
      read: ['c'],
      solved: ['c'],
      last: 'c',
    });
  });
});
