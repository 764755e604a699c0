import {describe, expect, it} from 'vitest';
import {leaveOut, readRegion, withoutMarks} from '../region';

const FILE = [
  'bring cloud;',
  'test "a" {',
  '  // #region inside',
  '  let a = 1;',
  '',
  '  // #region deeper',
  '    let b = 2;',
  '  // #endregion deeper',
  '  // #endregion inside',
  '}',
  '',
].join('\n');

describe('a file without a region', () => {
  it('loses its lines, its marks and the empty lines before it', () => {
    const text = ['a', '', '// #region tests', 'b', '// #endregion tests', 'c', ''].join('\n');
    expect(leaveOut(text, 'tests')).toEqual({text: 'a\nc'});
    expect(leaveOut(text, 'other')).toEqual({problem: 'there are only the regions tests'});
  });
});

describe('a region of a file', () => {
  it('loses the indentation that its lines share, and all marks', () => {
    expect(readRegion(FILE, 'inside')).toEqual({
      text: 'let a = 1;\n\n  let b = 2;',
      sourceLines: [3, 4, 6],
      indent: 2,
    });
  });

  it('is the whole file where none is named, without marks', () => {
    const whole = readRegion(FILE);
    expect(whole).toMatchObject({sourceLines: [0, 1, 3, 4, 6, 9], indent: 0});
    expect('text' in whole && whole.text).not.toContain('region');
  });

  it.each(['# region a', '<!-- #region a -->', '/* #region a */', '// region a'])('begins at %s', (mark) => {
    expect(readRegion(`${mark}\nx\n${mark.replace('region', 'endregion')}`, 'a')).toMatchObject({text: 'x'});
  });

  it.each([
    [FILE, 'other', 'there are only the regions inside, deeper'],
    ['let a = 1;', 'other', 'there are no regions'],
    ['// #region a\nx\n// #endregion b', 'a', 'the region that starts on line 1 has no end'],
  ])('is refused where it is not there', (text, name, problem) => {
    expect(readRegion(text, name)).toEqual({problem});
  });

  it('leaves no mark in a whole file', () => {
    expect(withoutMarks('let a = 1;\n// #region b\nlet b = 2;\n  // #endregion b\n// a region\n')).toBe(
      'let a = 1;\nlet b = 2;\n// a region\n',
    );
  });
});
