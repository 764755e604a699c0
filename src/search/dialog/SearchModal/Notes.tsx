import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SUGGESTIONS} from '@site/src/config/search';
import {failureHelp} from '@site/src/search/client/failureHelp';
import type {SearchOutcome} from '@site/src/search/dialog/searchOutcome';
import {searchFor} from './input';

interface Props {
  /** The element around the modal. */
  readonly frame: HTMLElement | null;
  readonly outcome: SearchOutcome;
  /** Whether any search has had results since the modal was opened. If so, DocSearch makes suggestions itself. */
  readonly hasFound: boolean;
}

/** Messages that DocSearch lacks: a failed search, and suggestions when the first search finds nothing. */
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
