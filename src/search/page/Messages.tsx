import type {ReactNode} from 'react';
import {SUGGESTIONS} from '@site/src/config/search';
import {LINKS} from '@site/src/config/site';
import {writeSearchAddress} from '@site/src/search/page/searchAddress';
import {failureHelp} from '@site/src/search/client/failureHelp';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {useSite} from './SiteContext';
import styles from './styles.module.css';

export function Invitation(): ReactNode {
  return (
    <div className={styles.message}>
      <Suggestions />
    </div>
  );
}

/** For a query that finds nothing; the heading above says so. */
export function NoResults({
  query,
  isFiltered,
}: {
  readonly query: string;
  readonly isFiltered: boolean;
}): ReactNode {
  const {version} = useSite().engine;
  return (
    <div className={styles.message}>
      {isFiltered && <p>There may be some in the other sections: clear the filters.</p>}
      <Suggestions />
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsIssue(LINKS.repository, query, version)}>Let us know.</a>
      </p>
    </div>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function FailureMessage({error, onRetry}: FailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <h2>Unable to fetch results</h2>
      <p>{failureHelp(error)}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function Suggestions(): ReactNode {
  return (
    <>
      <p>Try searching for</p>
      <ul>
        {SUGGESTIONS.map((query) => (
          <li key={query}>
            <a href={writeSearchAddress({query, sections: [], page: 1})} className={styles.suggestion}>
              {query}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
