import {cacheKey, type OutcomeCache} from './cache';
import {ownWorkFolder} from './folders';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {checkAll} from './pool';

export interface CachedCheckOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly cache: OutcomeCache;
  /** Hash of the toolchain and of the checker, from `readVersions`. */
  readonly versions: string;
  /** Name of the folder that the programs are written to; checks of one process at the same time need one each. */
  readonly workFolder: string;
  /** Whether another check is to follow in this process. @default false */
  readonly keep?: boolean;
  /** Tells how many of the programs that are not in the cache have been checked. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface CachedCheck {
  /** By the requests' ids. */
  readonly outcomes: ReadonlyMap<string, ProgramOutcome>;
  /** Requests whose answer came from the cache. */
  readonly cached: number;
}

/** Answers from the cache where it can, and checks the other programs, each once. It leaves the cache to be saved. */
export async function checkCached(
  requests: readonly CheckRequest[],
  {root, cache, versions, workFolder, keep, onProgress}: CachedCheckOptions,
): Promise<CachedCheck> {
  const outcomes = new Map<string, ProgramOutcome>();
  const missing = new Map<string, {request: CheckRequest; ids: string[]}>();
  for (const request of requests) {
    const key = cacheKey(request, versions);
    const known = cache.get(key);
    if (known) outcomes.set(request.id, known);
    else if (missing.has(key)) missing.get(key)!.ids.push(request.id);
    else missing.set(key, {request: {...request, id: key}, ids: [request.id]});
  }
  const cached = outcomes.size;
  let done = 0;
  await checkAll(
    [...missing.values()].map(({request}) => request),
    {
      workDir: ownWorkFolder(root, workFolder),
      keep,
      onOutcome: ({id}, outcome) => {
        if (!outcome.givenUp) cache.set(id, outcome);
        missing.get(id)!.ids.forEach((asked) => outcomes.set(asked, outcome));
        onProgress?.(++done, missing.size);
      },
    },
  );
  return {outcomes, cached};
}
