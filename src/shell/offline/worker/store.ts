/** What is kept where, and how it is asked for: a strategy of workbox for each kind of address. */
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy, type StrategyHandler} from 'workbox-strategies';
import type {WorkboxPlugin} from 'workbox-core';
import {isGone} from '../../../lib/isGone';
import {isKeepable} from '../keepable';
import {kindOf, type Kind} from '../kinds';
import {cacheNames, LIST_FILE} from '../names';
import {keyOf} from './keyOf';

interface Store {
  /**
   * How an address is answered.
   *
   * @param cache of the request: `no-store` is left to the browser, `reload` and `no-cache` ask the network first
   * @returns undefined for what the worker has nothing to do with
   */
  strategyFor(url: URL, cache: RequestCache): Strategy | undefined;
  /** Deletes what an older worker has kept in a way that this one cannot read. */
  deleteOldFormats(): Promise<void>;
}

/** Seconds that a page may take before the kept one is shown. */
const NETWORK_TIMEOUT_S = 5;

/** Entries of each cache; those that have not been used for longest go first. A page has 50 kB, and five to ten files. */
const MAX_ENTRIES = {pages: 150, files: 600, engine: 16, data: 30} as const;

/** Cache modes of a request that mean that the kept copy is damaged. */
const REFETCH_MODES: readonly RequestCache[] = ['reload', 'no-cache'];

/** @param onEngine called when a file of the engine has been kept */
export function createStore(baseUrl: string, onEngine: WorkboxPlugin['cacheDidUpdate']): Store {
  const names = cacheNames(baseUrl);
  const kept = (kind: Kind, cache: keyof typeof MAX_ENTRIES, more: WorkboxPlugin[] = []) => ({
    cacheName: names[cache],
    // Hosts let answers depend on headers that a browser does not send twice in the same way.
    matchOptions: {ignoreVary: true},
    plugins: [
      keeps(kind, names[cache], baseUrl),
      // A full device drops the whole cache; the next visits fill it again.
      new ExpirationPlugin({maxEntries: MAX_ENTRIES[cache], purgeOnQuotaError: true}),
      ...more,
    ],
  });
  const whole = {cachedResponseWillBeUsed: wholeDocumentation(names.documentation, baseUrl + LIST_FILE)};
  const anywhere = {cachedResponseWillBeUsed: anyCache};

  const file = kept('file', 'files', [anywhere]);
  const engine = kept('engine', 'engine', [anywhere, {cacheDidUpdate: onEngine}]);
  const sandbox = kept('sandbox', 'engine', [anywhere]);
  const first: Record<Kind, Strategy> = {
    page: new WorkingNetworkFirst({
      ...kept('page', 'pages', [whole]),
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    }),
    data: new WorkingNetworkFirst(kept('data', 'data', [whole])),
    file: new CacheFirst(file),
    engine: new CacheFirst(engine),
    sandbox: new CacheFirst(sandbox),
  };
  const anew: Record<Kind, Strategy> = {
    ...first,
    file: new NetworkFirst(file),
    engine: new NetworkFirst(engine),
    sandbox: new NetworkFirst(sandbox),
  };

  return {
    strategyFor(url, cache) {
      const kind = kindOf(url, baseUrl);
      if (!kind || cache === 'no-store') return undefined;
      return (REFETCH_MODES.includes(cache) ? anew : first)[kind];
    },
    async deleteOldFormats() {
      const known = [names.pages, names.files, names.engine, names.data];
      const old = (await caches.keys()).filter(
        (name) =>
          name.startsWith(names.all) && !known.includes(name) && !name.startsWith(names.documentation),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

/** A server that fails is one that does not answer: what is kept is shown, and the server's answer where nothing is. */
class WorkingNetworkFirst extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = await super._handle(request, handler);
    return (answer.status >= 500 && (await handler.cacheMatch(request))) || answer;
  }
}

/** Keeps whole answers only, and forgets what is gone. */
function keeps(kind: Kind, cacheName: string, baseUrl: string): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: ({request}) => Promise.resolve(keyOf(request.url, baseUrl)),
    // Called with each answer of the network; `fetchDidSucceed` is not, for pages that the browser has asked for by itself.
    async cacheWillUpdate({request, response}) {
      // Not by its key: a host may have no page under an address that old links have for it.
      if (isGone(response)) await (await caches.open(cacheName)).delete(request, IGNORED);
      return isKeepable(response, kind) ? response : null;
    },
  };
}

/** The key of an answer has no query. */
const IGNORED = {ignoreSearch: true, ignoreVary: true};

/** Its request has the key as its address. */
type Find = NonNullable<WorkboxPlugin['cachedResponseWillBeUsed']>;

/** A name that tells what is in the file is the same file in each cache. */
const anyCache: Find = async ({cachedResponse, request}) =>
  cachedResponse ?? (await caches.match(request, {ignoreVary: true})) ?? null;

/** Looks in the documentation that is kept as a whole. One that is still being loaded does not count: it has its list at last. */
function wholeDocumentation(prefix: string, list: string): Find {
  return async ({cachedResponse, request}) => {
    if (cachedResponse) return cachedResponse;
    for (const name of (await caches.keys()).filter((one) => one.startsWith(prefix))) {
      const cache = await caches.open(name);
      const found = await cache.match(request, {ignoreVary: true});
      if (found && (await cache.match(list))) return found;
    }
    return null;
  };
}
