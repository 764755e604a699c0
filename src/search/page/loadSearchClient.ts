import {accountOf, type SearchSettings} from '../client/settings';
import {getLocalClient} from '../client/siteEngine';
import type {SearchClient} from '../shared/types';

/** The client of this site's engine. */
export async function loadSearchClient(settings: SearchSettings): Promise<SearchClient> {
  return getLocalClient(settings) ?? (await hostedEngine(settings));
}

async function hostedEngine(settings: SearchSettings): Promise<SearchClient> {
  const {liteClient} = await import('algoliasearch/lite');
  const {appId, apiKey} = accountOf(settings);
  return liteClient(appId, apiKey) as unknown as SearchClient;
}
