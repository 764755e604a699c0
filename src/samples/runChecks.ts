import path from 'node:path';
import {openOutcomes, readVersions} from '../wing/checker/cache';
import {checkCached} from '../wing/checker/checkCached';
import type {CheckRequest, ProgramOutcome} from '../wing/checker/outcome';
import {checkBlocks} from './blocks';
import {type SampleFailure, compareWithPage} from './compareWithPage';
import type {PageProblem, PageProgram} from './pageProgram';
import {readPrograms} from './readPrograms';

interface PageCheckOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Pages to check, relative to the root. */
  readonly pages: readonly string[];
  /** Whether programs of other pages are forgotten by the cache. */
  readonly prune: boolean;
  /** Whether another run is to follow in this process. */
  readonly keep?: boolean;
  /** Called after each program that was checked. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A program with what the toolchain did with it; the outcome is missing where it is not checked. */
export interface CheckedProgram {
  readonly program: PageProgram;
  readonly outcome?: ProgramOutcome;
}

export interface PageCheckResult {
  readonly checked: readonly CheckedProgram[];
  readonly problems: readonly PageProblem[];
  readonly failures: readonly SampleFailure[];
  /** Programs whose answer came from the cache. */
  readonly cached: number;
}

/** Checks all programs of the pages. It reads and writes nothing but the cache. */
export async function runChecks({
  root,
  pages,
  prune,
  keep = false,
  onProgress,
}: PageCheckOptions): Promise<PageCheckResult> {
  const collected = readPrograms(root, pages);
  const programs = collected.flatMap((page) => page.programs);
  const blocks = collected.flatMap((page) => page.blocks);
  const cache = openOutcomes(root, 'outcomes');
  const [{outcomes, cached}, blockProblems] = await Promise.all([
    checkCached(
      programs.filter(({fence}) => !fence.nocheck).flatMap((program) => toRequests(program, root)),
      {root, cache, versions: readVersions(root), workFolder: 'check', keep, onProgress},
    ),
    checkBlocks(blocks, root),
  ]);
  const problems = [...collected.flatMap((page) => page.problems), ...blockProblems];
  cache.save({prune});
  const checked = programs.map((program) => {
    const outcome = outcomes.get(program.id);
    const targets = outcomes.get(refusedId(program.id))?.targets;
    return {program, outcome: outcome && targets ? {...outcome, targets} : outcome};
  });
  const failures = checked.flatMap(({program, outcome}) =>
    outcome ? compareWithPage(program, outcome) : [],
  );
  return {checked, problems, failures, cached};
}

/** The request for a program, and one for the platforms that must reject it. */
function toRequests(program: PageProgram, root: string): CheckRequest[] {
  const request = toRequest(program, root);
  const {refused} = program.fence;
  if (!refused) return [request];
  const platforms = refused.map(({platform}) => platform);
  return [request, {...request, id: refusedId(program.id), platforms, compare: true}];
}

/** No program has such an ID: headings have no spaces in theirs. */
function refusedId(id: string): string {
  return `${id} refused`;
}

/** The request to the checker for a program. */
export function toRequest(
  {id, entry, language, files, folder, fence}: PageProgram,
  root: string,
): CheckRequest {
  return {
    id,
    entry,
    language,
    files: files.map(({path: name, text}) => ({path: name, text})),
    ...(folder && {folder: path.join(root, folder)}),
    platforms: fence.platforms,
    runTests: !fence.norun,
  };
}
