import {useEffect, useState} from 'react';
import {writeSearchAddress, type SearchAddress} from '@site/src/search/page/searchAddress';
import {contextFilters} from '@site/src/search/client/contextFilters';
import {accountOf} from '@site/src/search/client/settings';
import {getLocalClient, loadSiteEngine} from '@site/src/search/client/siteEngine';
import {requestResults, type ResultsPage} from '@site/src/search/page/requestResults';
import {useSite} from './SiteContext';

interface Answered {
  readonly query: string;
  /** The request as text, with the number of the attempt. */
  readonly requestKey: string;
  /** Undefined when the search failed. */
  readonly answer?: ResultsPage;
  readonly error?: unknown;
}

/** The results for an address. While new ones are loading, the previous ones stay. */
export function useSearchResults(address: SearchAddress): {
  state: 'idle' | 'asking' | 'answered' | 'failed';
  answer: ResultsPage | undefined;
  error: unknown;
  /** The query that the answer belongs to. */
  answeredQuery: string;
  retry: () => void;
} {
  const settings = useSite();
  const [filters] = useState(contextFilters);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => getLocalClient(settings)?.onComplete(() => setAttempt((number) => number + 1)), [settings]);
  const requestKey = address.query && JSON.stringify([attempt, writeSearchAddress(address)]);

  useEffect(() => {
    if (!requestKey) return undefined;
    let isOutdated = false;
    const {indexName} = accountOf(settings);
    loadSiteEngine(settings)
      .then((client) => requestResults(client, {...address, indexName, filters}))
      .then(
        (answer) => isOutdated || setAnswered({query: address.query, requestKey, answer}),
        (error: unknown) => isOutdated || setAnswered({query: address.query, requestKey, error}),
      );
    return () => {
      isOutdated = true;
    };
    // The key includes the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestKey]);

  return {
    state: stateOf(requestKey, answered),
    answer: requestKey ? answered?.answer : undefined,
    error: answered?.error,
    answeredQuery: answered?.query ?? '',
    retry: () => setAttempt((number) => number + 1),
  };
}

function stateOf(requestKey: string, answered: Answered | undefined) {
  if (!requestKey) return 'idle';
  if (answered?.requestKey !== requestKey) return 'asking';
  return answered.answer ? 'answered' : 'failed';
}
