/** The whole documentation on the device: whether it is there, how it comes, and how it goes. */
import {mapLimit} from '../../../lib/mapLimit';
import {readDocumentationList, type DocumentationList} from '../documentationList';
import {isKeepable} from '../keepable';
import {kindOf} from '../kinds';
import {cacheNames, LIST_FILE} from '../names';

/** What is on the device. */
export interface Kept {
  readonly version: string;
  /** Bytes of its files. */
  readonly bytes: number;
  /** Whether all files are there: without, it was stopped, and nothing of it is shown. */
  readonly isWhole: boolean;
  /** When it was complete. */
  readonly date?: Date;
}

interface KeepOptions {
  readonly baseUrl: string;
  /** Stops it. What has come stays, and the next call goes on. */
  readonly signal: AbortSignal;
  /** @param bytes of the files that are there */
  onProgress(bytes: number): void;
}

/** Requests at the same time: as many as browsers make of one host. */
const AT_ONCE = 6;

/** Another version was published while this one came. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** Bytes on the device of all files of a list. */
export function bytesOf({files}: DocumentationList): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Asks for the list of the newest documentation. @throws Error when it does not arrive */
export async function fetchList(baseUrl: string): Promise<DocumentationList> {
  const answer = await fetchAnew(baseUrl + LIST_FILE);
  return readDocumentationList(await answer.text());
}

/** Looks at what is on the device; a whole version counts more than one that was stopped. */
export async function lookAtKept(baseUrl: string): Promise<Kept | undefined> {
  const found = await Promise.all((await keptNames(baseUrl)).map((name) => lookAt(name, baseUrl)));
  return found.find(({isWhole}) => isWhole) ?? found[0];
}

async function lookAt(name: string, baseUrl: string): Promise<Kept> {
  const version = name.slice(cacheNames(baseUrl).documentation.length);
  const cache = await caches.open(name);
  const answer = await cache.match(baseUrl + LIST_FILE);
  if (!answer) return {version, bytes: 0, isWhole: false};
  const date = answer.headers.get('date');
  const list = readDocumentationList(await answer.text());
  return {version, bytes: bytesOf(list), isWhole: true, ...(date && {date: new Date(date)})};
}

/**
 * Brings all files of a list to the device. The worker uses none of the pages before all are there; then older ones are removed.
 *
 * @throws Outdated
 * @throws Error that names a file which cannot be had; `QuotaExceededError` when the device is full, where a whole version stays
 */
export async function keepDocumentation(list: DocumentationList, options: KeepOptions): Promise<void> {
  try {
    await addFiles(list, options);
  } catch (error) {
    if (isFull(error)) await removeIncomplete(options.baseUrl);
    throw error;
  }
  await removeOthers(list, options.baseUrl);
}

/** Whether there is no room left on the device. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function addFiles(list: DocumentationList, {baseUrl, signal, onProgress}: KeepOptions): Promise<void> {
  const names = cacheNames(baseUrl);
  const cache = await caches.open(names.documentation + list.version);
  const present = new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
  let bytes = 0;
  await mapLimit(list.files, AT_ONCE, async ([address, size]) => {
    signal.throwIfAborted();
    if (!present.has(address)) await cache.put(address, await get(address, baseUrl, signal));
    onProgress((bytes += size));
  });
  // Pages of two versions would not be one documentation.
  if ((await fetchList(baseUrl)).version !== list.version) throw new Outdated();
  const headers = {'content-type': 'application/json', date: new Date().toUTCString()};
  await cache.put(baseUrl + LIST_FILE, new Response(JSON.stringify(list), {headers}));
}

/** Deletes the offline copy, complete or partial. */
export async function removeDocumentation(baseUrl: string): Promise<void> {
  await Promise.all((await keptNames(baseUrl)).map((name) => caches.delete(name)));
}

/** What was only begun takes room that others need. A whole version works without a connection, and stays. */
async function removeIncomplete(baseUrl: string): Promise<void> {
  for (const name of await keptNames(baseUrl)) {
    if (!(await lookAt(name, baseUrl)).isWhole) await caches.delete(name);
  }
}

/** Removes what is older than a documentation that is whole now: others, and visited pages that are among it. */
async function removeOthers({version, files}: DocumentationList, baseUrl: string): Promise<void> {
  const names = cacheNames(baseUrl);
  const others = (await keptNames(baseUrl)).filter((name) => name !== names.documentation + version);
  await Promise.all(others.map((name) => caches.delete(name)));
  const visited = await Promise.all([names.pages, names.data].map((name) => caches.open(name)));
  await Promise.all(visited.flatMap((cache) => files.map(([address]) => cache.delete(address))));
}

async function keptNames(baseUrl: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cacheNames(baseUrl).documentation));
}

/** A file that is named by what is in it may be on the device already. */
async function get(address: string, baseUrl: string, signal: AbortSignal): Promise<Response> {
  // oxlint-disable-next-line no-restricted-properties -- only makes an address absolute
  const kind = kindOf(new URL(address, window.location.origin), baseUrl)!;
  const known = kind === 'file' || kind === 'engine' ? await caches.match(address) : undefined;
  const answer = known ?? (await fetchAnew(address, signal));
  if (!isKeepable(answer, kind)) throw new Error(`${address} is not what it should be.`);
  return answer;
}

/** Past all caches, and so past the worker, which would keep it a second time. */
async function fetchAnew(address: string, signal?: AbortSignal): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- `readDocumentationList` checks the list; all else is stored unread
  const answer = await fetch(address, {cache: 'no-store', ...(signal && {signal})});
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}.`);
  return answer;
}
