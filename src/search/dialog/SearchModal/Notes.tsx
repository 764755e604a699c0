import type {ReactNode} from 'react';
import {SUGGESTIONS, TYPE_QUERY} from '@site/src/config/search';
import {LINKS} from '@site/src/config/site';
import {failureHelp} from '@site/src/search/client/failureHelp';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {Icon} from './icons';

interface QueryProps {
  readonly onQuery: (query: string) => void;
}

export function NoSearches({onQuery}: QueryProps): ReactNode {
  return (
    <div className="DocSearch-StartScreen">
      <p className="DocSearch-Help">No recent searches</p>
      <p className="DocSearch-Help">
        Search by type: <Prefill query={TYPE_QUERY} onQuery={onQuery} />
      </p>
    </div>
  );
}

function Prefill({query, onQuery}: QueryProps & {readonly query: string}): ReactNode {
  return (
    <button type="button" className="DocSearch-Prefill" onClick={() => onQuery(query)}>
      {query}
    </button>
  );
}

export function Failure({error}: {readonly error: unknown}): ReactNode {
  return (
    <div role="alert" className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{failureHelp(error)}</p>
    </div>
  );
}

interface NoHitsProps extends QueryProps {
  readonly query: string;
  /** Of Wing, for the report. */
  readonly version: string;
}

export function NoHits({query, version, onQuery}: NoHitsProps): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <Icon name="nothing" size={40} />
      </div>
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      <div className="DocSearch-NoResults-Prefill-List">
        <p className="DocSearch-Help">Try searching for:</p>
        <ul>
          {SUGGESTIONS.map((suggestion) => (
            <li key={suggestion}>
              <Prefill query={suggestion} onQuery={onQuery} />
            </li>
          ))}
        </ul>
      </div>
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a
          href={missingResultsIssue(LINKS.repository, query, version)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  );
}
