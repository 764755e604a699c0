import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {parseFence} from '../../samples/fence';
import {readFences} from '../../samples/markdown';
import {
  GENERATED,
  describeProblems,
  parseExample,
  type ParsedExample,
  type FrontMatterProblem,
} from './frontMatter';
import type {ExamplesPluginOptions} from './options';
import type {ExampleEntry, ExampleProgram} from './types';

const ENTRYPOINT = 'main.w';
const PAGE = /^index\.mdx?$/;

/** The page of an entry; `exists` says whether the files are there that it names. */
type EntrySource = {
  /** The path of the page, from the site's folder. */
  readonly sourcePath: string;
  readonly text: string;
  readonly siteDir: string;
  readonly repository?: string;
  readonly exists: (path: string) => boolean;
};

/** Reads all examples, or throws one error with all problems of all of them. */
export async function loadExamples(siteDir: string, options: ExamplesPluginOptions): Promise<ExampleEntry[]> {
  const pages = await findPages(join(siteDir, options.path));
  const results = await Promise.all(
    pages.map(async (page) => {
      const source = {
        sourcePath: relative(siteDir, page),
        siteDir,
        repository: options.repository,
        exists: existsSync,
      };
      return toEntry({...source, text: await readFile(page, 'utf8')});
    }),
  );
  const entries = results.flatMap(({entry}) => entry ?? []);
  const problems = [...results.flatMap((result) => result.problems), ...duplicateSlugs(entries)];
  if (problems.length > 0) throw new Error(describeProblems(problems));
  return entries.sort(
    (a, b) => Number(Boolean(a.url)) - Number(Boolean(b.url)) || a.title.localeCompare(b.title),
  );
}

async function findPages(folder: string): Promise<string[]> {
  const folders = await readdir(folder, {withFileTypes: true}).catch(() => []);
  const names = folders
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({name}) => name);
  const pages = await Promise.all(
    names.sort().map(async (name) => {
      const files = await readdir(join(folder, name));
      return files.filter((file) => PAGE.test(file)).map((file) => join(folder, name, file));
    }),
  );
  return pages.flat();
}

export function toEntry(source: EntrySource): {
  entry?: ExampleEntry;
  problems: readonly FrontMatterProblem[];
} {
  const parsed = parseExample(source.sourcePath, source.text);
  const {frontMatter, content} = parsed;
  if (!frontMatter) return {problems: parsed.problems};
  const program = frontMatter.url ? undefined : findProgram(source, content);
  const entry: ExampleEntry = {
    ...frontMatter,
    slug: frontMatter.slug ?? basename(dirname(source.sourcePath)),
    coverImage: frontMatter.coverImage ?? GENERATED,
    content,
    sourcePath: source.sourcePath,
    program,
  };
  return {
    entry,
    problems: [...coverProblems(source, parsed, entry), ...placeProblems(source, parsed, entry)],
  };
}

function findProgram(
  {siteDir, sourcePath, exists}: EntrySource,
  content: string,
): ExampleProgram | undefined {
  const folder = dirname(resolve(siteDir, sourcePath));
  const entrypoint = join(folder, ENTRYPOINT);
  if (!exists(entrypoint)) return undefined;
  const shown = readFences(content)
    .map(({lang, meta}) => parseFence(lang, meta).fence)
    .find(({file}) => file === `./${ENTRYPOINT}`);
  return {
    entrypoint,
    hasPackages: exists(join(folder, 'package.json')),
    notChecked: shown?.nocheck,
  };
}

function coverProblems(
  source: EntrySource,
  {lineOf}: ParsedExample,
  entry: ExampleEntry,
): FrontMatterProblem[] {
  const folder = dirname(resolve(source.siteDir, source.sourcePath));
  const covers = [
    {path: ['coverImage'], value: entry.coverImage},
    ...Object.entries(entry.coverImageOptions).map(([name, value]) => ({
      path: ['coverImageOptions', name],
      value,
    })),
  ];
  return covers.flatMap(({path, value}): FrontMatterProblem[] => {
    const place = {file: source.sourcePath, line: lineOf(...path), field: path.join('.')};
    if (value !== GENERATED) {
      if (source.exists(join(folder, value))) return [];
      return [{...place, message: `"${value}" is not there; allowed: the path of an image beside the page`}];
    }
    if (entry.program && !entry.program.notChecked) return [];
    const why = entry.program ? 'is not compiled here' : `is not there (${ENTRYPOINT})`;
    return [{...place, message: `needs an image file, as the program that a diagram would show ${why}`}];
  });
}

function placeProblems(
  source: EntrySource,
  {lineOf}: ParsedExample,
  entry: ExampleEntry,
): FrontMatterProblem[] {
  const {githubURL, repoDirectory} = entry;
  const isHere = source.repository !== undefined && githubURL?.replace(/\.git$/, '') === source.repository;
  if (!isHere || repoDirectory === undefined || source.exists(resolve(source.siteDir, repoDirectory)))
    return [];
  const line = lineOf('repoDirectory');
  const message = `"${repoDirectory}" is not a folder of ${source.repository}`;
  return [{file: source.sourcePath, line, field: 'repoDirectory', message}];
}

function duplicateSlugs(entries: readonly ExampleEntry[]): FrontMatterProblem[] {
  return entries.flatMap(({slug, sourcePath}, index): FrontMatterProblem[] => {
    const first = entries.findIndex((other) => other.slug === slug);
    if (first === index) return [];
    const message = `"${slug}" is taken by ${entries[first]?.sourcePath}; each example needs its own slug`;
    return [{file: sourcePath, field: 'slug', message}];
  });
}
