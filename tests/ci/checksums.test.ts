import {readFileSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolders} from '../support/folders';

const checksums = '../../.ci/deploy/checksums.mjs';
const {checksumsOf} = (await import(checksums)) as {checksumsOf(root: string): string};
const folderOf = temporaryFolders();

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
