import fs from 'node:fs';
import path from 'node:path';
import {findPages} from '../config/contentPages';
import {createFolderReader} from '../lib/folderReader';
import {cachePath, writeWhole} from '../wing/cache/cacheFolder';
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
 *
 * A build compiles the programs of all pages at once, before the pages. The development server shows a page at once, and its
 * programs as not compiled yet; they are compiled in the meantime, and then the page is made again.
 */
export interface Display {
  /** Compiles the programs of all pages for a build, so that pages need not wait for one another. */
  prepare(): Promise<void>;
  /**
   * The outcomes of a page's programs. On the development server, those that are not known yet are left out.
   *
   * @throws Error with each program of the page that does not do what the page says
   */
  check(page: string, programs: readonly PageProgram[]): Promise<ReadonlyMap<string, ProgramOutcome>>;
  /** The files that pages fetch on demand. */
  readonly files: SavedFiles;
  /** Path of a file that changes when the outcomes of a page's programs are known: the page depends on it. */
  readonly stampOf: (page: string) => string;
}

interface Check {
  readonly programs: readonly PageProgram[];
  /** Whether tests are run. */
  readonly isFull: boolean;
}

interface Known {
  /** By the programs' IDs. */
  readonly outcomes: ReadonlyMap<string, ProgramOutcome>;
  /** Whether the tests of a program were run. */
  readonly isFull: (program: PageProgram) => boolean;
}

/**
 * One object for the Markdown steps and the plugin: the steps save files that the plugin writes.
 *
 * @param root the repository's folder
 * @param shownPages paths of the pages, relative to the root; all of the site where none are given
 */
export function createDisplay(root: string, baseUrl: string, shownPages?: readonly string[]): Display {
  const isServed = process.env.NODE_ENV === 'development';
  const files = createSavedFiles(baseUrl, isServed ? cachePath(root, 'samples', 'served') : undefined);
  const started = Date.now();
  let opened: DisplayChecks | undefined;
  const checks = () => (opened ??= createDisplayChecks(root, isServed));
  /** Whether the page, or a file that it shows, was saved while the server runs. */
  const isEdited = (page: string, programs: readonly PageProgram[]): boolean =>
    isServed &&
    [page, ...programs.flatMap((program) => program.files.map(({source}) => source))].some(
      (file) => fs.statSync(path.join(root, file)).mtimeMs >= started,
    );
  const stampOf = (page: string): string => {
    // Not in node_modules, whose files the bundler does not watch.
    const stamp = path.join(root, '.cache/stamps', page);
    // The bundler does not notice that a file comes which was not there.
    if (!fs.existsSync(stamp)) writeWhole(stamp, '');
    return stamp;
  };
  /** By page: the programs that are compiled at the moment. */
  const pending = new Map<string, string>();
  /** By what was asked: why the checker itself failed. */
  const crashes = new Map<string, Error>();
  const checkLater = async (asked: string, page: string, {programs, isFull}: Check): Promise<void> => {
    if (pending.get(page) === asked) return;
    pending.set(page, asked);
    try {
      await checks().check(programs, isFull);
      checks().save();
    } catch (error) {
      crashes.set(asked, error as Error);
    }
    if (pending.get(page) === asked) pending.delete(page);
    writeWhole(stampOf(page), asked);
  };
  /** What is known of a page's programs now; the rest is found out in the meantime. */
  const look = (page: string, {programs, isFull}: Check): Known => {
    const tested = checks().known(programs, isFull);
    if (programs.every(({id, fence}) => fence.nocheck || tested.has(id)))
      return {outcomes: tested, isFull: () => isFull};
    const asked = JSON.stringify([programs, isFull]);
    const crash = crashes.get(asked);
    if (crash) throw crash;
    void checkLater(asked, page, {programs, isFull}).catch(() => undefined);
    const compiled = checks().known(programs, false);
    return {outcomes: new Map([...compiled, ...tested]), isFull: ({id}) => isFull && tested.has(id)};
  };
  const ask = async (page: string, programs: readonly PageProgram[]): Promise<Known> =>
    isServed
      ? look(page, {programs, isFull: isEdited(page, programs)})
      : {outcomes: await checks().check(programs, false), isFull: () => false};
  return {
    files,
    stampOf,
    async prepare() {
      if (isServed) return;
      const pages = shownPages ?? findPages(root);
      const programsOf = readPrograms(root, pages).map(({programs}) => programs);
      const outcomes = await checks().check(programsOf.flat(), false);
      pages.forEach((_, index) => {
        savePage(programsOf[index]!, outcomes);
      });
      checks().save({prune: true});
    },
    async check(page, programs) {
      const {outcomes, isFull} = await ask(page, programs);
      const failures = programs.flatMap((program) => {
        const outcome = outcomes.get(program.id);
        return outcome ? compareShown(program, outcome, isFull(program)) : [];
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
