/**
 * A program is copied into the cache and compiled or tested there, so nothing is written beside the sources, and the same
 * sources are never compiled twice.
 */
import {createHash, randomUUID} from 'node:crypto';
import {cp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {cachePath, storeFolder, touchFolder} from '../cache/cacheFolder';
import {readVersions} from '../checker/cache';

const ROOT = resolve(__dirname, '../../..');
const CACHE = cachePath(ROOT, 'wing');
/** The site has about forty programs with two or three answers each. */
const MAX_FOLDERS = 200;
const ANSWER = 'answer.json';
const NOT_SOURCES = new Set(['node_modules', 'target', '.DS_Store']);
/** The page that shows the program, and its pictures: a change of words compiles nothing again. Deeper, they are the program's. */
const OF_THE_PAGE = /^[^/\\]+\.(?:mdx?|avif)$/;

interface Workspace {
  /** Folder for what the toolchain writes. It is renamed when the work is done. */
  readonly folder: string;
  /** A copy of the program's folder. */
  readonly sources: string;
  /** The entrypoint inside `sources`. */
  readonly entrypoint: string;
}

/** By key: the pages of a build ask for the same programs at the same time. */
const pending = new Map<string, Promise<unknown>>();
let versions: string | undefined;

/**
 * Takes a result from the cache, or does the work in a copy of the entry point's folder.
 *
 * @param inputs what the result depends on besides the sources, the versions of the toolchain and of the checker
 * @returns the result, with the folder that holds what the toolchain has written
 */
export async function inWorkspace<T>(
  entrypoint: string,
  inputs: object,
  work: (workspace: Workspace) => Promise<T>,
): Promise<T & {readonly folder: string}> {
  const sources = dirname(resolve(entrypoint));
  versions ??= readVersions(ROOT);
  const key = await hashSources(sources, JSON.stringify([basename(entrypoint), versions, inputs]));
  const folder = join(CACHE, key);
  const running = pending.get(key) ?? answerOnce(folder, sources, basename(entrypoint), work);
  pending.set(key, running);
  try {
    return {...((await running) as T), folder};
  } finally {
    pending.delete(key);
  }
}

async function answerOnce<T>(
  folder: string,
  sources: string,
  entrypoint: string,
  work: (workspace: Workspace) => Promise<T>,
): Promise<T> {
  const known = await readFile(join(folder, ANSWER), 'utf8').catch(() => undefined);
  if (known !== undefined) {
    touchFolder(folder);
    return JSON.parse(known) as T;
  }
  const draft = `${folder}-${randomUUID()}`;
  try {
    await cp(sources, join(draft, 'program'), {
      recursive: true,
      filter: (path) => isSource(relative(sources, path)),
    });
    const answer = await work({folder: draft, sources: join(draft, 'program'), entrypoint});
    await writeFile(join(draft, ANSWER), JSON.stringify(answer));
    storeFolder(draft, folder, MAX_FOLDERS);
    return answer;
  } catch (error) {
    await rm(draft, {recursive: true, force: true});
    throw error;
  }
}

/**
 * @param folder the program's
 * @param inputs what else the result depends on
 * @returns the same name for the same inputs and sources
 */
export async function hashSources(folder: string, inputs: string): Promise<string> {
  const hash = createHash('sha256').update(inputs);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isSource)
    .sort();
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

function isSource(path: string): boolean {
  return !OF_THE_PAGE.test(path) && !path.split(sep).some((part) => NOT_SOURCES.has(part));
}

/** Replaces the paths of the copies in a message by those of the sources. */
export function withSourcePaths(text: string, workspace: Workspace, entrypoint: string): string {
  const home = dirname(resolve(entrypoint));
  const shown = relative(process.cwd(), home);
  return text
    .replaceAll(workspace.sources, home)
    .replace(/(--> )(?=[^\s/][^\s]*:\d+:\d+)/g, (arrow) => (shown ? `${arrow}${shown}/` : arrow));
}
