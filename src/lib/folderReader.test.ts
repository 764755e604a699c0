import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createFolderReader} from './folderReader';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-reader-'));
  mkdirSync(join(root, 'docs/learn'), {recursive: true});
  writeFileSync(join(root, 'docs/b.md'), 'text');
  writeFileSync(join(root, 'docs/a.md'), '');
});
afterAll(() => rmSync(root, {recursive: true}));

it('reads files, and nothing where there is none', () => {
  const {read} = createFolderReader(root);
  expect(['docs/b.md', 'docs/a.md', 'docs/learn', 'docs/c.md'].map(read)).toEqual([
    'text',
    '',
    undefined,
    undefined,
  ]);
});

it('lists a folder in the order of the names', () => {
  expect(createFolderReader(root).list('docs')).toEqual(['a.md', 'b.md', 'learn']);
});
