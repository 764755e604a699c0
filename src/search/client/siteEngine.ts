import {createLocalClient} from '@site/src/search/engine/localClient';
import {hasArrow} from '@site/src/search/shared/arrow';
import type {SearchClient} from '@site/src/search/shared/types';
import type {SearchSettings} from './settings';

/** What answers on this site. The local one can do more: load before it is asked, and tell when it knows more. */
export type SiteEngine = SearchClient & Partial<ReturnType<typeof createLocalClient>>;

let local: ReturnType<typeof createLocalClient> | undefined;

/** The client of the engine in the reader's browser, unless the hosted service answers. */
export function getLocalClient({
  baseUrl,
  search,
}: SearchSettings): ReturnType<typeof createLocalClient> | undefined {
  return search.engine === 'local' ? startLocalClient(baseUrl) : undefined;
}

function startLocalClient(baseUrl: string): ReturnType<typeof createLocalClient> {
  local ??= createLocalClient({baseUrl});
  return local;
}

/** The client of this site's engine. */
export async function loadSiteEngine(settings: SearchSettings): Promise<SiteEngine> {
  const client = getLocalClient(settings);
  if (client) return client;
  const {liteClient} = await import('algoliasearch/lite');
  // Without an account, the service does not answer.
  const {appId, apiKey} = settings.search.account!;
  const hosted = liteClient(appId, apiKey) as unknown as SearchClient;
  return {
    search(asked) {
      const requests = 'requests' in asked ? asked.requests : asked;
      // The service knows nothing of types: the index of this site, which every build has, answers queries for them.
      const isForTypes = requests.some(({query = ''}) => hasArrow(query));
      return (isForTypes ? startLocalClient(settings.baseUrl) : hosted).search(asked);
    },
  };
}

/** The same, which begins to load what its first answer needs. */
export async function startSiteEngine(settings: SearchSettings): Promise<SiteEngine> {
  const engine = await loadSiteEngine(settings);
  engine.load?.();
  return engine;
}
