import {useEffect, useState, type ReactNode} from 'react';
import Filters from '@site/src/components/Filters';
import {SECTIONS, type SectionId} from '@site/src/config/sections';
import {useSlow} from '@site/src/search/client/useSlow';
import type {ResultsPage} from '@site/src/search/page/requestResults';
import {FailureMessage, Invitation, NoResults} from './Messages';
import Pages from './Pages';
import Query from './Query';
import Results from './Results';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';
import {useSearchAddress} from './useSearchAddress';

/** What is in the page at `/search`: all results of a query, by section and page by page. */
export default function Search(): ReactNode {
  const {address, change} = useSearchAddress();
  const {query, sections} = address;
  const {state, answer, error, answeredQuery, retry} = useSearchResults(address);
  const isSlow = useSlow(state === 'asking');
  useTitle(query);
  return (
    <>
      <Query query={query} onChange={(next) => change({query: next, page: 1})} />
      <div className={styles.columns}>
        {query && (
          <Filters
            className={styles.filters}
            label="Filter the results"
            groups={[{name: 'section', label: 'Section', options: toOptions(answer?.counts)}]}
            selection={{section: sections}}
            onSelect={({section = []}) => change({sections: section as SectionId[], page: 1})}
          />
        )}
        <div className={styles.results} aria-busy={state === 'asking'}>
          <div role="status">
            {isSlow && <p className={styles.count}>Waiting for the search index …</p>}
            {!isSlow && state !== 'failed' && query && answer && (
              <h2 className={styles.count}>{toCount(answer.result.nbHits, answeredQuery)}</h2>
            )}
            {answer?.result.note && <p>{answer.result.note}</p>}
          </div>
          {!query && <Invitation />}
          {state === 'failed' && <FailureMessage error={error} onRetry={retry} />}
          {state !== 'failed' && query && answer && (
            <>
              {answer.result.nbHits === 0 && (
                <NoResults query={answeredQuery} isFiltered={sections.length > 0} />
              )}
              <Results hits={answer.result.hits} first={answer.result.page * answer.result.hitsPerPage + 1} />
              <Pages address={address} total={answer.result.nbPages} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function toOptions(counts: ResultsPage['counts']) {
  return SECTIONS.map(({id, label}) => ({value: id, label, count: counts && (counts[id] ?? 0)}));
}

function toCount(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  return `${count === 1 ? 'One result' : `${count} results`} for “${query}”`;
}

/** The title of the page, which says what was searched for. */
function useTitle(query: string): void {
  const [built] = useState(() => document.title);
  useEffect(() => {
    document.title = query ? built.replace('Search', () => `Search results for “${query}”`) : built;
  }, [query, built]);
}
