import {readFileSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolders} from '../support/folders';

type Reproduce = {compare(first: string, second: string): readonly string[]};
type Checksums = {checksumsOf(root: string): string};

const reproduce = '../../.ci/reproduce.mjs';
const checksums = '../../.ci/deploy/checksums.mjs';
const {compare} = (await import(reproduce)) as Reproduce;
const {checksumsOf} = (await import(checksums)) as Checksums;
const folderOf = temporaryFolders();

describe('the comparison of two builds', () => {
  it('finds nothing where the bytes are the same', () => {
    const files = {'index.html': '<p>Home</p>', 'assets/js/main.0123abcd.js': 'start()'};
    expect(compare(folderOf(files), folderOf(files))).toEqual([]);
  });

  it('names the file and the first byte that differs, and those that only one has', () => {
    const first = folderOf({'a.html': 'built at 10:15', 'gone.html': ''});
    const second = folderOf({'a.html': 'built at 11:15', 'new.html': ''});
    expect(compare(first, second)).toEqual([
      expect.stringMatching(/^a\.html: byte 10\n {2}"built at 10:15"\n {2}"built at 11:15"$/),
      'gone.html: only in the first',
      'new.html: only in the second',
    ]);
  });

  it('tells a cause from what follows from it', () => {
    const build = (hash: string, number: number) => ({
      'index.html': `<script src=/assets/js/main.${hash}.js>`,
      [`assets/js/main.${hash}.js`]: `start(${number})`,
    });
    expect(compare(folderOf(build('0123abcd', 1)), folderOf(build('89efcdab', 2)))).toEqual([
      expect.stringMatching(/^assets\/js\/main\.0123abcd\.js and assets\/js\/main\.89efcdab\.js: byte 6\n/),
      '1 more files differ by hashes alone',
    ]);
  });

  it('lists what differs by hashes alone where nothing else does', () => {
    const build = (hash: string) => ({'index.html': `commit ${hash}`});
    expect(compare(folderOf(build('0123abcd')), folderOf(build('89efcdab')))).toEqual([
      expect.stringMatching(/^index\.html: byte 7\n/),
    ]);
  });
});

describe('the hashes of a build', () => {
  it('are a file that sha256sum reads, of all files but itself', () => {
    const root = folderOf({'index.html': 'Home', '.well-known/security.txt': 'Contact', 'a/b.js': ''});
    const script = join(__dirname, '../../.ci/deploy/checksums.mjs');
    for (let time = 0; time < 2; time++) execFileSync(process.execPath, [script, root]);
    const text = readFileSync(join(root, 'sha256sums.txt'), 'utf8');
    expect(text).toBe(checksumsOf(root));
    expect(text.split('\n').map((line) => line.slice(66))).toEqual([
      '.well-known/security.txt',
      'a/b.js',
      'index.html',
      '',
    ]);
    expect(text).toContain('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a/b.js\n');
  });
});
