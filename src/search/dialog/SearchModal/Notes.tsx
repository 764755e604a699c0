import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SUGGESTIONS} from '@site/src/config/search';
import {failureHelp} from '@site/src/search/client/failureHelp';
import type {SearchOutcome} from '@site/src/search/dialog/searchOutcome';
import {searchFor} from './input';

interface Props {
  /** What holds the modal. */
  readonly frame: HTMLElement | null;
  readonly outcome: SearchOutcome;
  /** Whether anything was found since the modal is open: DocSearch then makes proposals of its own. */
  readonly hasFound: boolean;
}

/** What DocSearch has no words for: a search that fails, and what to search for when the first one finds nothing. */
export default function Notes({frame, outcome, hasFound}: Props): ReactNode {
  const place = frame?.querySelector('.DocSearch-Dropdown');
  if (!frame || !place || outcome.kind === 'none') return null;
  if (outcome.kind === 'failed') return createPortal(<FailureNote error={outcome.error} />, place);
  return outcome.count === 0 && !hasFound && createPortal(<Suggestions frame={frame} />, place);
}

export function FailureNote({error}: {readonly error: unknown}): ReactNode {
  return (
    <div role="alert" className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{failureHelp(error)}</p>
    </div>
  );
}

function Suggestions({frame}: {readonly frame: HTMLElement}): ReactNode {
  return (
    <div className="DocSearch-NoResults search-suggestions">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => searchFor(frame, suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
