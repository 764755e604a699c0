import {
  CLOUDS_FILE,
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../engine/fileNames';
import {fetchBytes} from '../../lib/fetchBytes';
import type {LoadRequest, ProgramToRun} from '../messages/sandboxMessages';
import type {ProgramFiles} from '../messages/runEvents';

/** The scripts of each run's worker, in order. */
const SCRIPTS = [SDK_FILE, RUNNER_WORKER_FILE];

/** The largest file, the compiler, has 4 million. */
const MAX_FILE_BYTES = 20_000_000;

/** Files that may have to be converted to another kind of JavaScript. */
const EXTERN = /\.[cm]?[jt]sx?$/;

/**
 * Fetches the files that all runs need. Their names change with their content, so the browser may cache them.
 *
 * @param directory address of the engine's files, with a slash at the end
 * @param cache `reload` when what the browser has kept cannot be used. @default 'force-cache'
 * @throws Error that names the file and why it cannot be fetched
 */
export async function fetchEngine(
  directory: string,
  cache?: RequestCache,
): Promise<Omit<LoadRequest, 'kind'>> {
  const [compiler, data, scripts] = await Promise.all([
    fetchEngineFile(directory + COMPILER_FILE, cache),
    fetchEngineFile(directory + COMPILER_DATA_FILE, cache),
    fetchScripts(directory, SCRIPTS, cache),
  ]);
  return {compiler, data, scripts};
}

/** Fetches the scripts that only some programs need. @throws Error as above */
export function fetchMoreScripts(
  directory: string,
  {files, mode}: Pick<ProgramToRun, 'files' | 'mode'>,
): Promise<ArrayBuffer[]> {
  const names = [...(hasExterns(files) ? [TRANSFORM_FILE] : []), ...(mode === 'clouds' ? [CLOUDS_FILE] : [])];
  return fetchScripts(directory, names);
}

/** Whether a program needs these scripts. */
export function hasExterns(files: ProgramFiles): boolean {
  return Object.keys(files).some((path) => EXTERN.test(path));
}

function fetchScripts(
  directory: string,
  names: readonly string[],
  cache?: RequestCache,
): Promise<ArrayBuffer[]> {
  return Promise.all(names.map((name) => fetchEngineFile(directory + name, cache)));
}

function fetchEngineFile(url: string, cache: RequestCache = 'force-cache'): Promise<ArrayBuffer> {
  return fetchBytes(url, {cache, maxBytes: MAX_FILE_BYTES});
}
