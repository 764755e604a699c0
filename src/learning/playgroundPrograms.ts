import {readFrontMatter} from '../lib/frontMatter';
import {createFolderReader, type FolderReader} from '../lib/folderReader';
import type {TutorialGroup} from './lessons';
import type {ProgramGroup, SiteProgram} from '../playground/model/siteProgram';
import {playgroundFiles} from '../samples/playgroundFiles';
import {describeUnsupportedFeature} from '../playground/messages/unsupportedFeature';
import {unsupportedFeatureOf} from '../samples/unsupportedFeature';
import {collectPrograms} from '../samples/collectPrograms';
import type {PageProgram} from '../samples/pageProgram';
import {hasTests} from '../wing/language/entries';

const EXAMPLES = 'docs/examples';
const TUTORIALS = 'docs/learn';

/** The programs of the site that the playground lists: one of each example and of each tutorial. */
export function readProgramGroups(siteDir: string, tutorials: readonly TutorialGroup[]): ProgramGroup[] {
  return collectProgramGroups(tutorials, createFolderReader(siteDir));
}

/** Exported for its test. Groups without programs are left out. */
export function collectProgramGroups(
  tutorials: readonly TutorialGroup[],
  folders: FolderReader,
): ProgramGroup[] {
  const examples = folders.list(EXAMPLES).map((name) => programOf(`${EXAMPLES}/${name}/index.md`, folders));
  const groups = [
    {label: 'Examples', found: examples},
    ...tutorials.map(({label, lessons}) => ({
      label,
      found: lessons.map((name) => programOf(`${TUTORIALS}/${name}.md`, folders)),
    })),
  ];
  return groups
    .map(({label, found}) => ({label, programs: found.flatMap((program) => program ?? [])}))
    .filter(({programs}) => programs.length > 0);
}

/** The first program of a page that has tests, or else the first; nothing where the playground can run none. */
function programOf(page: string, folders: FolderReader): SiteProgram | undefined {
  const text = folders.read(page);
  if (text === undefined) return undefined;
  const candidates = collectPrograms(page, text, folders.read).programs.flatMap((program) => {
    const files = isRunnable(program) ? playgroundFiles(program, folders) : undefined;
    const unsupported = unsupportedFeatureOf(program);
    const problem = unsupported && describeUnsupportedFeature(unsupported);
    return files ? [{id: program.id, files, entry: program.entry, ...(problem && {problem})}] : [];
  });
  const program = candidates.find(({files}) => containsTests(files)) ?? candidates[0];
  if (!program) return undefined;
  const {title, slug} = readFrontMatter(text) as {
    readonly title: string;
    readonly slug?: string;
  };
  return {...program, title, page: slug?.startsWith('/') ? `/docs${slug}` : addressOf(page)};
}

function isRunnable({language, fence}: PageProgram): boolean {
  return language === 'wing' && !fence.fails && !fence.nocheck && !fence.norun && !fence.exercise;
}

function containsTests(files: SiteProgram['files']): boolean {
  return hasTests(
    Object.values(files).map((text) => ({text})),
    'wing',
  );
}

function addressOf(page: string): string {
  return `/${page.replace(/(?:\/index)?\.mdx?$/, '')}`;
}
