import {isGone} from './isGone';

/**
 * A file that its server does not have, also when it is asked past the browser's cache. The files of this site are named by what
 * is in them: when one is gone, a newer version of the site has taken the place of the one that the page belongs to.
 */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/** How an error ends that a new version of the site is the reason for. */
export const RELOAD_FOR_NEW_VERSION = 'A new version of this site is here: reload the page.';

/**
 * Fetches a file of this site. A server that answers with an error is asked once more, past the browser's cache, unless it was
 * asked so: the cache may have kept the error of a moment in which a deploy was on its way.
 *
 * @throws MissingFileError when there is no such file (status 404 or 410)
 * @throws Error that names the file and the reason, also when the server answers with another error
 */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const first = await request(url, options);
  const isAskedAgain = !first.ok && options?.cache !== 'reload';
  const response = isAskedAgain ? await request(url, {...options, cache: 'reload'}) : first;
  if (response.ok) return response;
  const message = `${url} answers with status ${response.status}`;
  if (isGone(response)) throw new MissingFileError(`${message}. ${RELOAD_FOR_NEW_VERSION}`);
  throw new Error(message);
}

/**
 * Fetches and reads a file whose name changes with its content. Where the browser's copy cannot be read, as it is damaged or the
 * page of an error, the file is asked for again.
 *
 * @throws Error as `fetchFile`, or of `read`
 */
export async function fetchHashedFile<T>(url: string, read: (response: Response) => Promise<T>): Promise<T> {
  const kept = await fetchFile(url, {cache: 'force-cache'});
  try {
    return await read(kept);
  } catch {
    return read(await fetchFile(url, {cache: 'reload'}));
  }
}

function request(url: string, options?: RequestInit): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- each caller checks what the file holds; `fetchBytes` bounds its size
  return fetch(url, options).catch((error: unknown) => {
    throw new Error(`${url} cannot be fetched: ${String(error)}`);
  });
}
