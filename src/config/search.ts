import type {Environment} from './environment';

/** Who answers: the hosted service, or the reader's browser from an index that the build makes. */
export type SearchEngine = 'hosted' | 'local';

/** Under the site's base URL. */
export const SEARCH_PAGE = 'search';

/** Characters of a query that are searched for: enough for an error message with the place that it points to. */
export const MAX_QUERY_LENGTH = 300;

/** An example of a query for members by what goes in and out. */
export const TYPE_QUERY = 'str -> num';

/** Suggested to a reader whose search finds nothing, or who has not searched yet. */
export const SUGGESTIONS = ['inflight', 'cloud.Bucket', 'simulator', TYPE_QUERY] as const;

/** Placeholders, since the theme requires an account. No request is sent with them. */
export const NO_ACCOUNT = {appId: 'none', apiKey: 'none', indexName: 'wing'};

/** How the site is searched: with the hosted service when the environment names an account there. */
export function toSearch({hostedSearch}: Pick<Environment, 'hostedSearch'>) {
  const engine: SearchEngine = hostedSearch ? 'hosted' : 'local';
  return {
    /** For the theme and the service. */
    algolia: {...(hostedSearch ?? NO_ACCOUNT), contextualSearch: true, searchPagePath: SEARCH_PAGE},
    /** For the browser. */
    fields: {engine},
  };
}
