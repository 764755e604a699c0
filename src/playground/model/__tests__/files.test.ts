import {expect, it} from 'vitest';
import {fileNames, unusedFileName, hasSameFiles, removeFile, renameFile} from '../files';

it('shows the entry first, then Wing, then the rest', () => {
  expect(fileNames({'b.js': '', 'z.w': '', 'a.w': '', 'main.w': ''}, 'main.w')).toEqual([
    'main.w',
    'a.w',
    'z.w',
    'b.js',
  ]);
});

it('renames and removes without touching the others', () => {
  const files = {'main.w': '1', 'lib.w': '2'};
  expect(renameFile(files, 'lib.w', 'tools.w')).toEqual({'main.w': '1', 'tools.w': '2'});
  expect(removeFile(files, 'lib.w')).toEqual({'main.w': '1'});
});

it('proposes a name that is free', () => {
  expect(unusedFileName({'main.w': ''})).toBe('lib.w');
  expect(unusedFileName({'main.w': '', 'lib.w': '', 'LIB2.w': ''})).toBe('lib3.w');
});

it('tells programs apart by their texts and names', () => {
  expect(hasSameFiles({'main.w': '1'}, {'main.w': '1'})).toBe(true);
  expect(hasSameFiles({'main.w': '1'}, {'main.w': '2'})).toBe(false);
  expect(hasSameFiles({'main.w': '1'}, {'main.w': '1', 'a.w': ''})).toBe(false);
});
