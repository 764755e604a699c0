/**
 * Adds one of each thing to a copy of the repository, as CONTRIBUTING.md says, and asks whether the site has all of them. An
 * entry that has to be written in a second place fails here.
 */
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toSidebar} from '../../src/learning/sidebar';
import {addEntry, copyRepository} from './oneFile/copy';
import {ENTRIES} from './oneFile/entries';
import {entryProblems, hostProblems, type LoadedSite} from './oneFile/problems';

const ROOT = resolve(import.meta.dirname, '../..');
const TIME_LIMIT = 300_000;

const copy = mkdtempSync(join(tmpdir(), 'one-file-'));
let site: LoadedSite;

beforeAll(async () => {
  copyRepository(ROOT, copy);
  for (const entry of ENTRIES) addEntry(entry, copy);
  site = await loadCopy();
}, TIME_LIMIT);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('one file or one line is enough for', () => {
  it.each(ENTRIES)('$name', (entry) => {
    expect(entryProblems(entry, site)).toEqual([]);
  });

  it('all of them, on hosts with rules of their own', () => {
    expect(hostProblems(site, copy)).toEqual([]);
  });
});

describe('a second list', () => {
  it('of tutorials, in the sidebar, is found out', () => {
    const sidebar = toSidebar([{label: 'Basics', lessons: ['hello-world', 'Variables']}], join(copy, 'docs'));
    const lesson = ENTRIES.find(({name}) => name === 'a tutorial')!;
    expect(entryProblems(lesson, {...site, sidebars: JSON.stringify(sidebar)})).toEqual([
      'a tutorial: learn/added-lesson is in no sidebar',
    ]);
  });

  it('of pages, in vercel.json, is found out', () => {
    const source = '/docs/examples/:path((?!redis/?$).+)';
    const redirects = [{source, destination: '/docs/api/language/:path*', permanent: true}];
    writeFileSync(join(copy, 'vercel.json'), JSON.stringify({redirects}));
    expect(hostProblems(site, copy)).toHaveLength(1);
  });

  it('of whatever kind is found out by what is missing', () => {
    const nothing: LoadedSite = {
      routes: [],
      sidebars: '',
      redirects: {exact: {}, wildcards: {}},
      playground: [],
      navbar: '',
    };
    expect(ENTRIES.filter((entry) => entryProblems(entry, nothing).length === 0)).toEqual([]);
  });
});

async function loadCopy(): Promise<LoadedSite> {
  const file = join(copy, 'loaded.json');
  const script = join(import.meta.dirname, 'oneFile/load.ts');
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', script, copy, file], {
    cwd: ROOT,
    // The copy has no history that could tell when its pages were changed.
    env: {...process.env, NODE_ENV: 'development'},
  });
  return JSON.parse(readFileSync(file, 'utf8')) as LoadedSite;
}
