import {NO_ACCOUNT, type SearchEngine} from '@site/src/config/search';

/** What the search has to know of the site: a part of what behaviours know. */
export interface SearchSettings {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Of the playground: its compiler has the version of Wing that the site is for. */
  readonly engine: {readonly version: string};
  readonly search: {
    readonly engine: SearchEngine;
    /** At the hosted service. */
    readonly account?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
  };
}

/** The account at the hosted service, or placeholders, which no request is sent with. */
export function accountOf({search}: SearchSettings) {
  return search.account ?? NO_ACCOUNT;
}
