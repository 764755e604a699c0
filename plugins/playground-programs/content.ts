/** The programs of the site that can be opened in the playground: one of each example and of each tutorial. */
import matter from 'gray-matter';
import {collectPrograms, hasTests, type Program} from '../../src/samples/programs';
import type {LearningGroup} from '../../src/learning/lessons';
import {programFiles, readBelow, type ReadOptions} from './programFiles';
import type {ProgramGroup, SiteProgram} from '../../src/playground/siteProgram';

const EXAMPLES = 'docs/examples';
const TUTORIALS = 'docs/learn';

export function readPrograms(siteDir: string, tutorials: readonly LearningGroup[]): ProgramGroup[] {
  return collectGroups(tutorials, readBelow(siteDir));
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
    const files = isWhole(program) ? programFiles(program, options) : undefined;
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

function addressOf(page: string): string {
  return `/${page.replace(/(?:\/index)?\.mdx?$/, '')}`;
}
