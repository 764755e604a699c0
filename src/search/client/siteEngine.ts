import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {createLocalClient} from '@site/src/search/engine/localClient';
import type {SearchClient} from '@site/src/search/shared/types';
import type {SearchEngine} from '@site/src/config/search';

/** The account at the hosted service, or placeholders. */
export const {appId, apiKey, indexName} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;

const {engine} = siteConfig.customFields!.search as {readonly engine: SearchEngine};
let local: ReturnType<typeof createLocalClient> | undefined;

/** The client of the engine in the reader's browser, unless the hosted service answers. */
export function getLocalClient(): ReturnType<typeof createLocalClient> | undefined {
  if (engine === 'local') local ??= createLocalClient({baseUrl: siteConfig.baseUrl});
  return local;
}

/** The client of this site's engine. The dialog needs only the local one, since DocSearch has a client for the service. */
export async function loadSearchClient(): Promise<SearchClient> {
  return getLocalClient() ?? (await hostedEngine());
}

async function hostedEngine(): Promise<SearchClient> {
  const {liteClient} = await import('algoliasearch/lite');
  return liteClient(appId, apiKey) as unknown as SearchClient;
}
