import {createLocalClient} from '@site/src/search/engine/localClient';
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
  if (search.engine === 'local') local ??= createLocalClient({baseUrl});
  return local;
}

/** The client of this site's engine. */
export async function loadSiteEngine(settings: SearchSettings): Promise<SiteEngine> {
  const client = getLocalClient(settings);
  if (client) return client;
  const {liteClient} = await import('algoliasearch/lite');
  // Without an account, the service does not answer.
  const {appId, apiKey} = settings.search.account!;
  return liteClient(appId, apiKey) as unknown as SiteEngine;
}

/** The same, which begins to load what its first answer needs. */
export async function startSiteEngine(settings: SearchSettings): Promise<SiteEngine> {
  const engine = await loadSiteEngine(settings);
  engine.load?.();
  return engine;
}
