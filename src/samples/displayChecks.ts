import {cacheKey, openOutcomes, readVersions} from '../wing/checker/cache';
import {checkCached} from '../wing/checker/checkCached';
import type {CheckRequest, ProgramOutcome} from '../wing/checker/outcome';
import type {PageProgram} from './pageProgram';
import {toRequest} from './runChecks';

/** The toolchain, as far as pages show what it does: programs compile or are rejected, and names have types. */
export interface DisplayChecks {
  /**
   * Checks programs that may be compiled.
   *
   * @param runTests whether tests are run as well, which `npm run samples` does otherwise
   * @returns the outcomes by the programs' IDs, with the types of names
   */
  check(programs: readonly PageProgram[], runTests: boolean): Promise<ReadonlyMap<string, ProgramOutcome>>;
  /** What {@link check} would return, as far as it is known already. */
  known(programs: readonly PageProgram[], runTests: boolean): ReadonlyMap<string, ProgramOutcome>;
  /** Keeps what was found out, for the next process. With `prune`, what was not asked for is forgotten. */
  save(options?: {readonly prune?: boolean}): void;
}

/** @param keep whether the checker's processes wait for the next call */
export function createDisplayChecks(root: string, keep: boolean): DisplayChecks {
  const cache = openOutcomes(root, 'display');
  // The outcomes of `npm run samples` have everything that is needed, except the types of names.
  const complete = openOutcomes(root, 'outcomes');
  const versions = readVersions(root);
  // One call after the other: pages are transformed at the same time, and each call writes its programs to the same folder.
  let last: Promise<unknown> = Promise.resolve();
  // Those that were given up are not kept on the disk, and not asked for again before the program changes.
  const givenUp = new Map<string, ProgramOutcome>();
  const look = (request: CheckRequest): ProgramOutcome | undefined => {
    const key = cacheKey(request, versions);
    return complete.get(key) ?? cache.get(key) ?? givenUp.get(key);
  };
  return {
    known(programs, runTests) {
      return new Map(
        programs.flatMap((program): [string, ProgramOutcome][] => {
          if (program.fence.nocheck) return [];
          const outcome = look(toRequest(program, root)) ?? look(displayRequest(program, root, runTests));
          const types = program.language === 'wing' ? look(hoverRequest(program, root)) : undefined;
          const isWhole = program.language !== 'wing' || types !== undefined;
          return outcome && isWhole ? [[program.id, {...outcome, hovers: types?.hovers}]] : [];
        }),
      );
    },
    async check(programs, runTests) {
      const checked = programs.filter(({fence}) => !fence.nocheck);
      const known = new Map<string, ProgramOutcome>();
      const requests: CheckRequest[] = [];
      for (const program of checked) {
        const outcome = complete.get(cacheKey(toRequest(program, root), versions));
        if (outcome) known.set(program.id, outcome);
        else requests.push(displayRequest(program, root, runTests));
        if (program.language === 'wing') requests.push(hoverRequest(program, root));
      }
      const answer = last.then(() =>
        checkCached(requests, {root, cache, versions, workFolder: 'display', keep}),
      );
      last = answer.catch(() => undefined);
      const {outcomes} = await answer;
      for (const request of requests) {
        const outcome = outcomes.get(request.id);
        if (outcome?.givenUp) givenUp.set(cacheKey(request, versions), outcome);
      }
      return new Map(
        checked.map(({id}) => {
          const outcome = known.get(id) ?? outcomes.get(id)!;
          return [id, {...outcome, hovers: outcomes.get(hoverId(id))?.hovers}];
        }),
      );
    },
    save: (options) => cache.save(options),
  };
}

/** Platforms and tests make no difference to what a page shows, unless it shows how they reject a program. */
function displayRequest(program: PageProgram, root: string, runTests: boolean): CheckRequest {
  const {fails} = program.fence;
  const request = toRequest(program, root);
  return {
    ...request,
    platforms: fails ? request.platforms : [],
    preflightOnly: !runTests && fails !== 'test',
  };
}

/** The types of a program's names, which only pages show. */
function hoverRequest(program: PageProgram, root: string): CheckRequest {
  const request = toRequest(program, root);
  return {...request, id: hoverId(program.id), platforms: [], runTests: false, hoversOnly: true};
}

/** No program has such an ID: headings have no spaces in theirs. */
function hoverId(id: string): string {
  return `${id} types`;
}
