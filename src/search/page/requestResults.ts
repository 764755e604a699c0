import type {SearchClient, SearchRequest, SearchResult} from '@site/src/search/shared/types';
import type {SearchAddress} from './searchAddress';
import {readResults} from '../client/readResults';
import {HIGHLIGHT_TAGS} from '../client/highlightedText';

/** Number of results on one page. */
const PAGE_SIZE = 15;

/** Number of words in a snippet. */
const SNIPPET_WORDS = 30;

export interface ResultsPage {
  readonly result: SearchResult;
  /** Number of results in each section, selected or not. Undefined where the service does not count them. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

export interface ResultsRequest extends SearchAddress {
  readonly indexName: string;
  /** Filters of every request: language and versions. */
  readonly filters: readonly (string | readonly string[])[];
}

/** Requests a page of results. @throws when the engine fails, or answers with something else */
export async function requestResults(client: SearchClient, question: ResultsRequest): Promise<ResultsPage> {
  const [result, all = result] = readResults(await client.search({requests: toRequests(question)}));
  return {result: result!, counts: all!.facets?.section};
}

/** If sections are selected there are two requests: one for the hits, and one to count the results of all sections. */
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
