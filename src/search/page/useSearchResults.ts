import {useEffect, useState} from 'react';
import {writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';
import {indexName, getLocalClient, loadSearchClient} from '@site/src/search/client/siteEngine';
import {requestResults, type ResultsPage} from '@site/src/search/page/requestResults';
import {useContextFilters} from '@site/src/search/client/useContextFilters';

interface Answered {
  readonly query: string;
  /** What was asked, with the try. */
  readonly question: string;
  /** Nothing when the search failed. */
  readonly answer?: ResultsPage;
  readonly error?: unknown;
}

/** The answer for an address. As long as a new one is on its way, it is the one before. */
export function useSearchResults(address: SearchAddress): {
  state: 'idle' | 'asking' | 'answered' | 'failed';
  answer: ResultsPage | undefined;
  /** Why the search failed. */
  error: unknown;
  /** What it is the answer to. */
  answeredQuery: string;
  retry: () => void;
} {
  const filters = useContextFilters();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => getLocalClient()?.onComplete(() => setAttempt((number) => number + 1)), []);
  const question = address.query && JSON.stringify([attempt, filters, writeSearchAddress(address)]);

  useEffect(() => {
    if (!question) return undefined;
    let isOutdated = false;
    loadSearchClient()
      .then((client) => requestResults(client, {...address, indexName, filters}))
      .then(
        (answer) => isOutdated || setAnswered({query: address.query, question, answer}),
        (error: unknown) => isOutdated || setAnswered({query: address.query, question, error}),
      );
    return () => {
      isOutdated = true;
    };
    // The question holds all of the address and the filters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);

  return {
    state: stateOf(question, answered),
    answer: question ? answered?.answer : undefined,
    error: answered?.error,
    answeredQuery: answered?.query ?? '',
    retry: () => setAttempt((number) => number + 1),
  };
}

function stateOf(question: string, answered: Answered | undefined) {
  if (!question) return 'idle';
  if (answered?.question !== question) return 'asking';
  return answered.answer ? 'answered' : 'failed';
}
