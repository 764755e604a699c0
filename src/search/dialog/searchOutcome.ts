import type {SearchClient, SearchResult} from '@site/src/search/shared/types';
import {readResults} from '../client/readResults';

/** The outcome of the newest request. */
export type SearchOutcome =
  | {readonly kind: 'none'}
  | {readonly kind: 'results'; readonly query: string; readonly count: number}
  | {readonly kind: 'failed'; readonly query: string; readonly error: unknown};

type Requests = Parameters<SearchClient['search']>[0];
type Answer = {results: SearchResult[]};

/**
 * A client for DocSearch that never fails, and tells what came of the newest question. DocSearch forgets a failure at
 * once and would show the results of the question before, or those of an answer that came late.
 *
 * @param report is told of each outcome
 */
export function watchClient(
  client: SearchClient,
  report: (outcome: SearchOutcome) => void,
): Pick<SearchClient, 'search'> {
  let newest: Promise<Answer> | undefined;
  return {
    search(requests) {
      const query = queryOf(requests);
      const own: Promise<Answer> = ask(client, requests).then(
        (answer) => {
          if (own !== newest) return newest!;
          report({kind: 'results', query, count: answer.results[0]!.nbHits});
          return answer;
        },
        (error: unknown) => {
          if (own !== newest) return newest!;
          report({kind: 'failed', query, error});
          return nothingFor(query);
        },
      );
      newest = own;
      return own;
    },
  };
}

async function ask(client: SearchClient, requests: Requests): Promise<Answer> {
  return {results: readResults(await client.search(requests))};
}

function queryOf(requests: Requests): string {
  const [first] = 'requests' in requests ? requests.requests : requests;
  return first?.query ?? '';
}

function nothingFor(query: string): Answer {
  const result: SearchResult = {
    index: '',
    query,
    params: '',
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
  return {results: [result]};
}
