/** Asks git about small repositories. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readChangeDates} from '../changeDates';

const TEXT = 'A page with enough lines that it can be told from another one.\n'.repeat(20);

let folder: string;
let whole: string;

const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Wing', '-c', 'user.email=wing@wing.example', ...args], {
    cwd,
    stdio: 'ignore',
    env: {...process.env, GIT_AUTHOR_DATE: '2020-01-01T12:00:00Z', GIT_COMMITTER_DATE: `${date}T12:00:00Z`},
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-dates-'));
  whole = join(folder, 'whole');
  mkdirSync(join(whole, 'docs'), {recursive: true});
  const write = (name: string, text: string) => writeFileSync(join(whole, 'docs', name), text);
  const commit = (date: string) => {
    git(whole, date, 'add', '.');
    git(whole, date, 'commit', '-m', date);
  };
  git(whole, '2026-01-01', 'init', '-b', 'main');
  for (const name of ['old.md', 'changed.md', 'renamed.md', 'both.md', 'café.md'])
    write(name, `${name}\n${TEXT}`);
  commit('2026-01-01');
  write('changed.md', `Another line.\n${TEXT}`);
  write('renamed.md', `A line before the new name.\n${TEXT}`);
  commit('2026-01-02');
  git(whole, '2026-01-03', 'mv', 'docs/renamed.md', 'docs/name.md');
  git(whole, '2026-01-03', 'mv', 'docs/both.md', 'docs/moved.md');
  write('moved.md', `both.md\n${TEXT}A line with the new name.\n`);
  commit('2026-01-03');
  git(whole, '2026-01-04', 'mv', 'docs/name.md', 'docs/last-name.md');
  commit('2026-01-04');
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('readChangeDates', () => {
  it('takes the commit that changed the text, and none that only renamed the file', () => {
    const dates = readChangeDates(whole);
    expect(Object.fromEntries(dates)).toMatchObject({
      'docs/old.md': '2026-01-01',
      'docs/café.md': '2026-01-01',
      'docs/changed.md': '2026-01-02',
      'docs/last-name.md': '2026-01-02',
      'docs/moved.md': '2026-01-03',
    });
  });

  it('gives no date to what changed before the history of a shallow clone begins', () => {
    const clone = join(folder, 'shallow');
    git(folder, '2026-01-05', 'clone', '--depth', '2', `file://${whole}`, clone);
    expect(Object.fromEntries(readChangeDates(clone))).toEqual({});
    git(clone, '2026-01-05', 'mv', 'docs/old.md', 'docs/older.md');
    writeFileSync(join(clone, 'docs/changed.md'), 'Changed again.');
    git(clone, '2026-01-05', 'commit', '-am', 'Change a page and rename another');
    expect(Object.fromEntries(readChangeDates(clone))).toEqual({'docs/changed.md': '2026-01-05'});
  });

  it('has paths that are relative to a folder within the repository', () => {
    expect(readChangeDates(join(whole, 'docs')).get('old.md')).toBe('2026-01-01');
  });

  it('has no dates outside of a repository', () => {
    expect(readChangeDates(folder).size).toBe(0);
  });
});
