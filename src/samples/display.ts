import path from 'node:path';
import {formatFailure} from './formatFailure';
import {cacheKey, openCache, readVersions} from '../wing/checker/cache';
import {checkCached} from '../wing/checker/checkCached';
import type {CheckRequest, ProgramOutcome} from '../wing/checker/outcome';
import {CACHE_FOLDER} from '../wing/checker/folders';
import {hasTests} from '../wing/language/entries';
import {createFolderReader} from '../lib/folderReader';
import {findPages} from '../config/contentPages';
import {keepFences} from './markdown';
import {collectTypes} from './pageTypes';
import {compareWithPage} from './compareWithPage';
import {isShownWhole, toPlayable} from './playable';
import type {Program} from './programs';
import {readPrograms} from './readPrograms';
import {toRequest} from './runChecks';
import {createSavedFiles} from './savedFiles';
import type {PageTypes, SampleProgram} from './types';

/** Address below the site's base URL that the files which pages fetch on demand are served at. */
export const FILES_PATH = 'assets';

/**
 * What the site's build asks of the toolchain: that each program compiles, where it is refused, and the types of its
 * names. Tests are not run here but by `npm run samples`; only a page that is edited while the development server runs
 * is checked in full, so that the overlay shows all that is wrong with it.
 */
export interface Display {
  /** Compiles the programs of all pages, so that pages need not wait for one another. */
  prepare(): Promise<void>;
  /** @throws Error with each program of the page that does not do what the page says */
  check(page: string, programs: readonly Program[]): Promise<ReadonlyMap<string, ProgramOutcome>>;
  /** @returns the address that the browser finds the types of a page's names at */
  saveTypes(types: PageTypes): string;
  /** @returns the address of the files of a program, where its page does not show all of it in one place */
  saveProgram(program: SampleProgram): string;
  /** The JSON at a path below {@link FILES_PATH}, for the development server. */
  readFile(path: string): string | undefined;
  /** Writes what was saved to the folder that is served at {@link FILES_PATH}. */
  writeFiles(folder: string): void;
}

/** The display of a repository: one, however often its modules are loaded. */
export function displayOf(root: string, baseUrl: string): Display {
  const key = Symbol.for(`wing-website/code-samples:${root}`);
  const shared = globalThis as {[name: symbol]: Display | undefined};
  return (shared[key] ??= createDisplay(root, baseUrl));
}

function createDisplay(root: string, baseUrl: string): Display {
  keepFences(root);
  const cache = openCache(path.join(root, CACHE_FOLDER, 'display.json'));
  // What `npm run samples` knows already holds all that is asked for here, except the types of names.
  const checks = openCache(path.join(root, CACHE_FOLDER, 'outcomes.json'));
  const versions = readVersions(root);
  const saved = createSavedFiles();
  const folders = createFolderReader(root);
  // One question after the other: pages are transformed at the same time, and the programs of one would be written over
  // those of another.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (
    programs: readonly Program[],
    runTests: boolean,
  ): Promise<ReadonlyMap<string, ProgramOutcome>> => {
    const known = new Map<string, ProgramOutcome>();
    const requests: CheckRequest[] = [];
    for (const program of programs.filter(({fence}) => !fence.nocheck)) {
      const outcome = checks.get(cacheKey(toRequest(program, root), versions));
      if (outcome) known.set(program.id, outcome);
      else requests.push(displayRequest(program, root, runTests));
      if (program.language === 'wing') requests.push(hoverRequest(program, root));
    }
    const answer = last.then(() =>
      checkCached(requests, {root, cache, versions, workFolder: 'display', keep: isServed()}),
    );
    last = answer.catch(() => undefined);
    return answer.then(({outcomes}) => {
      const withHovers = programs.flatMap(({id}): [string, ProgramOutcome][] => {
        const outcome = known.get(id) ?? outcomes.get(id);
        return outcome ? [[id, {...outcome, hovers: outcomes.get(hoverId(id))?.hovers}]] : [];
      });
      return new Map(withHovers);
    });
  };
  /** The programs of each page when the site was prepared. */
  const prepared = new Map<string, string>();
  /** Pages that have been shown once: when one is asked for again, it was edited. */
  const seen = new Set<string>();
  // A page that the bundler has kept from an earlier build is asked for when it is edited, and not before.
  const isEdited = (page: string, programs: readonly Program[]): boolean =>
    isServed() && prepared.size > 0 && (seen.has(page) || prepared.get(page) !== JSON.stringify(programs));
  return {
    async prepare() {
      const pages = findPages(root);
      const programs = readPrograms(root, pages).flatMap((page) => page.programs);
      const outcomes = await ask(programs, false);
      // A page whose module the bundler has kept from an earlier build is not transformed again, but its files are served.
      for (const page of pages) {
        const {types: pageTypes, indexOf} = collectTypes(
          programs.filter((program) => program.page === page),
          outcomes,
        );
        if (indexOf.size > 0) saveTypes(pageTypes);
        prepared.set(page, JSON.stringify(programs.filter((program) => program.page === page)));
      }
      for (const program of programs.filter((one) => !isShownWhole(one))) {
        const playable = toPlayable(program, outcomes.get(program.id), folders);
        if (playable) saveProgram(playable);
      }
      cache.save(true);
    },
    async check(page, programs) {
      const checked = programs.filter(({fence}) => !fence.nocheck);
      const isFull = isEdited(page, programs);
      seen.add(page);
      const outcomes = await ask(checked, isFull);
      const failures = checked.flatMap((program) =>
        compareCompiled(program, outcomes.get(program.id)!, isFull),
      );
      if (failures.length > 0) throw new Error(failures.map(formatFailure).join('\n'));
      return outcomes;
    },
    saveTypes,
    saveProgram,
    readFile: saved.read,
    writeFiles: saved.write,
  };

  function saveTypes(pageTypes: PageTypes): string {
    return addressOf(saved.save('types', pageTypes));
  }

  function saveProgram({files: texts, entry}: SampleProgram): string {
    return addressOf(saved.save('programs', {files: texts, entry} satisfies SampleProgram));
  }

  function addressOf(name: string): string {
    return `${baseUrl}${FILES_PATH}/${name}`;
  }
}

/** Whether the development server runs, rather than a build. */
function isServed(): boolean {
  return process.env.NODE_ENV === 'development';
}

/**
 * Other targets and tests belong to the full check: they make no difference to what a page shows, unless it shows how
 * they refuse a program.
 */
function displayRequest(program: Program, root: string, runTests: boolean): CheckRequest {
  const {fails} = program.fence;
  const request = toRequest(program, root);
  return {
    ...request,
    platforms: fails ? request.platforms : [],
    preflightOnly: !runTests && fails !== 'test',
  };
}

/** The types of a program's names, which only pages show. */
function hoverRequest(program: Program, root: string): CheckRequest {
  const request = toRequest(program, root);
  return {...request, id: hoverId(program.id), platforms: [], runTests: false, hoversOnly: true};
}

/** No program has such an id: headings have no spaces in theirs. */
function hoverId(id: string): string {
  return `${id} types`;
}

/** Without tests, only compares what does not depend on them. */
function compareCompiled(
  program: Program,
  outcome: ProgramOutcome,
  isFull: boolean,
): ReturnType<typeof compareWithPage> {
  if (isFull || !hasTests(program.files, program.language) || program.fence.fails)
    return compareWithPage(program, outcome);
  return compareWithPage({...program, expected: []}, outcome);
}
