import {describe, expect, it} from 'vitest';
import {createColumns} from '../columns';

// 'ä' has two bytes and one unit, '→' three and one, '🚀' four and two.
const FILES = {'main.w': 'plain\nä→🚀x\n', 'other.w': ''};
const columns = createColumns(FILES);

describe('createColumns', () => {
  it.each([
    [0, 0],
    [2, 1],
    [5, 2],
    [9, 4],
    [10, 5],
  ])('finds byte %i at unit %i, and back', (bytes, units) => {
    expect(columns.toUnits('main.w', {line: 1, character: bytes})).toEqual({line: 1, character: units});
    expect(columns.toBytes('main.w', {line: 1, character: units})).toEqual({line: 1, character: bytes});
  });

  it.each([
    [1, 0],
    [7, 2],
  ])('takes byte %i, which is inside a character, for the start of it', (bytes, units) => {
    expect(columns.toUnits('main.w', {line: 1, character: bytes})).toEqual({line: 1, character: units});
  });

  it('counts the column that is shown in characters', () => {
    expect(columns.shown('main.w', {line: 1, character: 4})).toBe(4);
    expect(columns.shown('none.w', {line: 1, character: 4})).toBe(5);
  });

  it('takes the middle of a pair for the start of it', () => {
    expect(columns.toBytes('main.w', {line: 1, character: 3})).toEqual({line: 1, character: 5});
  });

  it('ends where lines and files end', () => {
    expect(columns.toBytes('main.w', {line: 0, character: 99})).toEqual({line: 0, character: 5});
    expect(columns.toBytes('main.w', {line: 99, character: 1})).toEqual({line: 2, character: 0});
    expect(columns.toUnits('other.w', {line: 3, character: 3})).toEqual({line: 0, character: 0});
  });

  it('leaves places in files that it does not know', () => {
    expect(columns.toUnits('constructor', {line: 3, character: 7})).toEqual({line: 3, character: 7});
  });

  it('counts half a pair as the compiler reads it', () => {
    const broken = createColumns({a: '\ud83dx'});
    const {length} = new TextEncoder().encode('\ud83d');
    expect(broken.toBytes('a', {line: 0, character: 1})).toEqual({line: 0, character: length});
  });

  it('converts ranges', () => {
    const range = {start: {line: 1, character: 2}, end: {line: 1, character: 9}};
    expect(columns.toRange('main.w', range)).toEqual({
      start: {line: 1, character: 1},
      end: {line: 1, character: 4},
    });
  });
});
