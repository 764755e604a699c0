import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type Sources = {
  hashSources(root: string, paths: readonly string[]): string | undefined;
  hashSite(root: string): string | undefined;
  noteBuild(root: string, hash: string): void;
  isBuilt(root: string): boolean;
};

const module = '../../.ci/sources.mjs';
const {hashSite, hashSources, isBuilt, noteBuild} = (await import(module)) as Sources;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('.gitignore', '/build/\n/.cache/\n');
  for (const file of ['docs/a.md', 'tests/a.ts', '.cache/x', 'build/index.html']) write(file, file);
  execFileSync('git', ['init', '-q'], {cwd: root});
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
}

describe('the hash of sources', () => {
  it.each([
    ['changed', () => write('docs/a.md', 'changed')],
    ['added', () => write('docs/b.md', '')],
    ['deleted', () => rmSync(join(root, 'docs/a.md'))],
  ])('differs when a file is %s', (_, change) => {
    const before = hashSources(root, ['.']);
    expect(before).toMatch(/^[0-9a-f]{40}$/);
    change();
    expect(hashSources(root, ['.'])).not.toBe(before);
  });

  it('is of the named files alone, and changes nothing of what is staged', () => {
    const before = hashSources(root, ['docs']);
    write('tests/a.ts', 'changed');
    expect(hashSources(root, ['docs'])).toBe(before);
    expect(execFileSync('git', ['ls-files'], {cwd: root, encoding: 'utf8'})).toBe('');
  });

  it('is absent without git', () => {
    rmSync(join(root, '.git'), {recursive: true});
    // The folder for temporary files may itself lie in a repository.
    vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(root));
    expect(hashSources(root, ['.'])).toBeUndefined();
  });
});

describe('a build', () => {
  it('is that of the same files while neither they nor the build change', () => {
    expect(isBuilt(root)).toBe(false);
    noteBuild(root, hashSite(root)!);
    write('tests/a.ts', 'changed');
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    ['a page was changed', () => write('docs/a.md', 'changed')],
    ['the site was built again', () => utimesSync(join(root, 'build/index.html'), 1, 1)],
    ['the site is gone', () => rmSync(join(root, 'build'), {recursive: true})],
    ['there is no repository', () => rmSync(join(root, '.git'), {recursive: true})],
  ])('is not when %s', (_, change) => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(root));
    noteBuild(root, hashSite(root)!);
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
