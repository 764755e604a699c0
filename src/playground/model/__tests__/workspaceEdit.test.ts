import {describe, expect, it} from 'vitest';
import {applyWorkspaceEdit, offsetAt} from '../workspaceEdit';

const TEXT = 'let a = 1;\nlog(a);\n';

describe('offsetAt', () => {
  it.each([
    [0, 4, 4],
    [1, 4, 15],
    [0, 99, 10],
    [9, 0, 19],
  ])('finds line %i, character %i', (line, character, offset) => {
    expect(offsetAt(TEXT, {line, character})).toBe(offset);
  });
});

it('applies all edits of a rename, in each file of the program', () => {
  const edit = (line: number, character: number) => ({
    range: {start: {line, character}, end: {line, character: character + 1}},
    newText: 'count',
  });
  const files = {'main.w': TEXT, 'lib.w': 'let a = 2;', 'other.w': ''};
  const changes = {'main.w': [edit(0, 4), edit(1, 4)], 'lib.w': [edit(0, 4)], 'sdk.w': [edit(0, 0)]};
  expect(applyWorkspaceEdit(files, {changes})).toEqual({
    'main.w': 'let count = 1;\nlog(count);\n',
    'lib.w': 'let count = 2;',
    'other.w': '',
  });
});
