/** Names that the worker, the pages and the build have in common. */

/** The service worker. It is at the root of the site, as it may serve no more than what is below its own folder. */
export const WORKER_FILE = 'service-worker.js';

/** What the whole documentation consists of. */
export const LIST_FILE = 'offline.json';

/** The database that workbox keeps the times of last use in. It cannot be given another name. */
export const TIMES_DATABASE = 'workbox-expiration';

/** Raised when what is in the caches can no longer be read: the worker deletes those of another number. */
const FORMAT = 1;

export interface CacheNames {
  /** Begins the names of all caches of the site, those of other formats among them. Two sites of one origin share none. */
  readonly all: string;
  /** Pages that were visited. */
  readonly pages: string;
  /** Files that are named by what is in them. */
  readonly files: string;
  /** The playground's engine. */
  readonly engine: string;
  /** Files that pages fetch by a fixed name: the index of the search, and pictures. */
  readonly data: string;
  /** Begins the name of a cache with the whole documentation; the rest is its version. */
  readonly documentation: string;
}

/** @param baseUrl path that the site is served under, with a slash at both ends */
export function cacheNames(baseUrl: string): CacheNames {
  const all = `wing ${baseUrl} `;
  const name = (what: string) => `${all}${FORMAT} ${what}`;
  return {
    all,
    pages: name('pages'),
    files: name('files'),
    engine: name('engine'),
    data: name('data'),
    documentation: name('documentation '),
  };
}
