import {describe, expect, it} from 'vitest';
import {applyEdits, offsetOf} from '../language';

const TEXT = 'let a = 1;\nlog(a);\n';

describe('offsetOf', () => {
  it.each([
    [0, 4, 4],
    [1, 4, 15],
    [0, 99, 10],
    [9, 0, 19],
  ])('finds line %i, column %i', (line, column, offset) => {
    expect(offsetOf(TEXT, {line, column})).toBe(offset);
  });
});

it('writes all edits of a rename, in each file', () => {
  const edit = (file: string, line: number, column: number) => ({
    file,
    from: {line, column},
    to: {line, column: column + 1},
    text: 'count',
  });
  const files = {'main.w': TEXT, 'lib.w': 'let a = 2;', 'other.w': ''};
  expect(
    applyEdits(files, [edit('main.w', 0, 4), edit('main.w', 1, 4), edit('lib.w', 0, 4), edit('sdk.w', 0, 0)]),
  ).toEqual({'main.w': 'let count = 1;\nlog(count);\n', 'lib.w': 'let count = 2;', 'other.w': ''});
});
