import type {SearchClient, SearchRequest, SearchResult} from '@site/src/search/shared/types';
import type {SearchAddress} from './searchAddress';
import {readResults} from '../client/readResults';
import {HIGHLIGHT_TAGS} from '../client/highlightedText';

/** Results that the search page shows at a time. */
export const PAGE_SIZE = 15;

/** Words of a page's text around the first match. */
const SNIPPET_WORDS = 30;

export interface ResultsPage {
  readonly result: SearchResult;
  /** Results of each section, whichever sections are chosen. Nothing where the service does not count them. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

export interface ResultsRequest extends SearchAddress {
  readonly indexName: string;
  /** Filters that hold for every question: language and versions. */
  readonly filters: readonly (string | readonly string[])[];
}

/** Asks for a page of results. @throws when the engine fails, or answers with something else */
export async function requestResults(client: SearchClient, question: ResultsRequest): Promise<ResultsPage> {
  const [result, all = result] = readResults(await client.search({requests: toRequests(question)}));
  return {result: result!, counts: all!.facets?.section};
}

/** With a choice of sections there are two: one for the hits, and one for the numbers of the sections not chosen. */
export function toRequests({query, sections, page, indexName, filters}: ResultsRequest): SearchRequest[] {
  const count = {indexName, query, facets: ['section'], facetFilters: filters};
  const hits = {
    ...count,
    page: page - 1,
    hitsPerPage: PAGE_SIZE,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_TAGS.start,
    highlightPostTag: HIGHLIGHT_TAGS.end,
  };
  if (sections.length === 0) return [hits];
  const chosen = sections.map((section) => `section:${section}`);
  return [
    {...hits, facetFilters: [...filters, chosen]},
    {...count, hitsPerPage: 0},
  ];
}
