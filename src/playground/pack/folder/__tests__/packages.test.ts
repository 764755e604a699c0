import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readPackages, toTable, toTexts} from '../packages';

const FILES: Readonly<Record<string, string>> = {
  'a/package.json': '{"name": "@a/one", "version": "1.0.0", "license": "Apache-2.0"}',
  'a/LICENSE.md': 'Apache\n',
  'a/NOTICE': 'by One\n',
  'a/licenses.js': '',
  'b/package.json':
    '{"name": "two", "version": "2.0.0", "licenses": [{"type": "MIT"}, {"type": "BSD-3-Clause"}]}',
  'b/a/package.json': '{"name": "@a/one", "version": "1.0.0", "license": "Apache-2.0"}',
  'c/package.json': '{"name": "three", "version": "3.0.0"}',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, {recursive: true}));

it('reads the licence of each package, and one of those that are there twice', () => {
  const packages = readPackages(root, ['b', 'b/a', 'a']);
  expect(packages).toEqual([
    {name: '@a/one', version: '1.0.0', licence: 'Apache-2.0', text: 'Apache\n\nby One'},
    {name: 'two', version: '2.0.0', licence: 'MIT OR BSD-3-Clause', text: undefined},
  ]);
  expect(toTable(packages).split('\n').slice(2)).toEqual([
    '| @a/one | 1.0.0 | Apache-2.0 |',
    '| two | 2.0.0 | MIT OR BSD-3-Clause |',
    '',
  ]);
  expect(toTexts(packages)).toBe(
    '# @a/one 1.0.0 (Apache-2.0)\n\nApache\n\nby One\n\n' +
      '# two 2.0.0 (MIT OR BSD-3-Clause)\n\nThe package has no file with a licence.\n',
  );
});

it('refuses a package that names no licence', () => {
  expect(() => readPackages(root, ['a', 'c'])).toThrow('c/package.json names no licence');
});
