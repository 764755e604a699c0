/** The programs of the site that can be opened in the playground: one of each example and of each tutorial. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import type {LearningGroup} from '../../../src/config/learningPath';
import {collectPrograms, hasTests, type Program} from '../../code-samples/programs';
import {pathProblem} from '../share/program';
import type {ProgramGroup, SiteProgram} from './types';

const EXAMPLES = 'docs/examples';
const TUTORIALS = 'docs/learn';
/** What a program needs that is to be installed. */
const PACKAGES = 'package.json';

/** Paths are those below the site's folder. */
export interface ReadOptions {
  /** Undefined where there is no file. */
  read(path: string): string | undefined;
  /** Names of the files and folders in a folder. */
  list(path: string): readonly string[];
}

export function readPrograms(siteDir: string, tutorials: readonly LearningGroup[]): ProgramGroup[] {
  return collectGroups(tutorials, {
    read: (path) => (existsSync(join(siteDir, path)) ? readFileSync(join(siteDir, path), 'utf8') : undefined),
    list: (path) => readdirSync(join(siteDir, path)).sort(),
  });
}

/** Exported for its test. Groups without programs are left out. */
export function collectGroups(tutorials: readonly LearningGroup[], options: ReadOptions): ProgramGroup[] {
  const examples = options.list(EXAMPLES).map((name) => programOf(`${EXAMPLES}/${name}/index.md`, options));
  const groups = [
    {label: 'Examples', found: examples},
    ...tutorials.map(({label, lessons}) => ({
      label,
      found: lessons.map((name) => programOf(`${TUTORIALS}/${name}.md`, options)),
    })),
  ];
  return groups
    .map(({label, found}) => ({label, programs: found.flatMap((program) => program ?? [])}))
    .filter(({programs}) => programs.length > 0);
}

/** The first program of a page that has tests, or else the first; nothing where none can run here. */
function programOf(page: string, options: ReadOptions): SiteProgram | undefined {
  const text = options.read(page);
  if (text === undefined) return undefined;
  const {programs} = collectPrograms(page, text, options.read);
  const fitting = programs.flatMap((program) => {
    const files = isWhole(program) ? filesOf(program, options) : undefined;
    return files ? [{id: program.id, files, entry: program.entry}] : [];
  });
  const chosen =
    fitting.find(({files}) =>
      hasTests(
        Object.values(files).map((one) => ({text: one})),
        'wing',
      ),
    ) ?? fitting[0];
  if (!chosen) return undefined;
  const {title, slug} = matter(text).data as {readonly title: string; readonly slug?: string};
  return {...chosen, title, page: slug?.startsWith('/') ? `/docs${slug}` : addressOf(page)};
}

function isWhole({language, fence}: Program): boolean {
  return language === 'wing' && !fence.fails && !fence.nocheck && !fence.norun;
}

/** Nothing where the program has files that the playground does not take, such as folders or packages. */
function filesOf({folder, files}: Program, {read, list}: ReadOptions): SiteProgram['files'] | undefined {
  if (folder === undefined) {
    return Object.fromEntries(files.map(({path, text}) => [path, text]));
  }
  const names = list(folder).filter((name) => !/\.(?:mdx?|svg|png)$/.test(name) && name !== 'target');
  if (names.includes(PACKAGES) || names.some((name) => pathProblem(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, read(`${folder}/${name}`)!]));
}

function addressOf(page: string): string {
  return `/${page.replace(/(?:\/index)?\.mdx?$/, '')}`;
}
