import {findPages} from '../config/contentPages';
import {createFolderReader} from '../lib/folderReader';
import type {ProgramOutcome} from '../wing/checker/outcome';
import {hasTests} from '../wing/language/entries';
import {compareWithPage} from './compareWithPage';
import {createDisplayChecks, type DisplayChecks} from './displayChecks';
import {formatFailure} from './formatFailure';
import {collectTypes} from './pageTypes';
import {isShownWhole, toPlayable} from './playable';
import type {PageProgram} from './pageProgram';
import {readPrograms} from './readPrograms';
import {createSavedFiles, type SavedFiles} from './savedFiles';

/**
 * What the site's build asks of the toolchain: that each program compiles, where it is rejected, and the types of its
 * names. Tests are run by `npm run samples`; here, only a page that is edited while the development server runs is checked
 * in full, so that the overlay shows everything that is wrong with it.
 */
export interface Display {
  /** Compiles the programs of all pages, so that pages need not wait for one another. */
  prepare(): Promise<void>;
  /** @throws Error with each program of the page that does not do what the page says */
  check(page: string, programs: readonly PageProgram[]): Promise<ReadonlyMap<string, ProgramOutcome>>;
  /** The files that pages fetch on demand. */
  readonly files: SavedFiles;
}

/**
 * One object for the Markdown steps and the plugin: the steps save files that the plugin writes.
 *
 * @param root the repository's folder
 * @param shownPages paths of the pages, relative to the root; all of the site where none are given
 */
export function createDisplay(root: string, baseUrl: string, shownPages?: readonly string[]): Display {
  const isServed = process.env.NODE_ENV === 'development';
  const files = createSavedFiles(baseUrl);
  let opened: DisplayChecks | undefined;
  const checks = () => (opened ??= createDisplayChecks(root, isServed));
  /** The programs of each page when the site was prepared. */
  const prepared = new Map<string, string>();
  /** Pages that have been shown once: when one is asked for again, it was edited. */
  const shown = new Set<string>();
  // A page that the bundler has kept from an earlier build is asked for when it is edited, and not before.
  const isEdited = (page: string, programs: readonly PageProgram[]): boolean =>
    isServed && prepared.size > 0 && (shown.has(page) || prepared.get(page) !== JSON.stringify(programs));
  return {
    files,
    async prepare() {
      const pages = shownPages ?? findPages(root);
      const programsOf = readPrograms(root, pages).map(({programs}) => programs);
      const outcomes = await checks().check(programsOf.flat(), false);
      pages.forEach((page, index) => {
        const programs = programsOf[index]!;
        prepared.set(page, JSON.stringify(programs));
        savePage(programs, outcomes);
      });
      checks().save();
    },
    async check(page, programs) {
      const isFull = isEdited(page, programs);
      shown.add(page);
      const outcomes = await checks().check(programs, isFull);
      const failures = programs.flatMap((program) => {
        const outcome = outcomes.get(program.id);
        return outcome ? compareShown(program, outcome, isFull) : [];
      });
      if (failures.length > 0) throw new Error(failures.map(formatFailure).join('\n'));
      return outcomes;
    },
  };

  /** A page that the bundler has kept from an earlier build is not transformed again, but its files are served. */
  function savePage(programs: readonly PageProgram[], outcomes: ReadonlyMap<string, ProgramOutcome>): void {
    const {types, indexOf} = collectTypes(programs, outcomes);
    if (indexOf.size > 0) files.save('types', types);
    for (const program of programs.filter((one) => !isShownWhole(one))) {
      const playable = toPlayable(program, outcomes.get(program.id), createFolderReader(root));
      if (playable) files.save('programs', {files: playable.files, entry: playable.entry});
    }
  }
}

/** Without tests, only compares what does not depend on them. */
function compareShown(
  program: PageProgram,
  outcome: ProgramOutcome,
  isFull: boolean,
): ReturnType<typeof compareWithPage> {
  if (!isFull && program.fence.exercise !== undefined) {
    // Its test fails, which is not asked for here; as any other, it has to compile.
    const stage = outcome.failure?.stage;
    return stage === undefined || stage === 'test' ? [] : compareWithPage(program, outcome);
  }
  if (isFull || !hasTests(program.files, program.language) || program.fence.fails)
    return compareWithPage(program, outcome);
  return compareWithPage({...program, expected: []}, outcome);
}
