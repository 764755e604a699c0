import {cacheKey, type OutcomeCache} from './cache';
import {ownWorkFolder} from './folders';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {checkAll} from './pool';

interface CachedCheckOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly cache: OutcomeCache;
  /** Hash of the toolchain and of the checker, from `readVersions`. */
  readonly versions: string;
  /** Name of a folder for the programs' files. Checks that run at the same time need different ones. */
  readonly workFolder: string;
  /** Whether to keep the processes for a later check. @default false */
  readonly keep?: boolean;
  /** Called after each program that was not in the cache. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface CachedCheck {
  /** By the requests' ids. */
  readonly outcomes: ReadonlyMap<string, ProgramOutcome>;
  /** Number of requests that were answered from the cache. */
  readonly cached: number;
}

/** Answers from the cache if possible, and checks each other program once. The caller saves the cache. */
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
