import type {ReactNode} from 'react';
import {SUGGESTIONS} from '@site/src/config/search';
import {LINKS} from '@site/src/config/site';
import {failureHelp} from '@site/src/search/client/failureHelp';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {Icon} from './icons';

export function NoSearches(): ReactNode {
  return (
    <div className="DocSearch-StartScreen">
      <p className="DocSearch-Help">No recent searches</p>
    </div>
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

interface NoHitsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function NoHits({query, onQuery}: NoHitsProps): ReactNode {
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
              <button type="button" className="DocSearch-Prefill" onClick={() => onQuery(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={missingResultsIssue(LINKS.repository, query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
