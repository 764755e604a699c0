import {useEffect, useState, type ReactNode} from 'react';
import type {SearchOutcome} from '@site/src/search/dialog/searchOutcome';

/** Milliseconds without a new outcome. Otherwise a screen reader would read out a number after each letter. */
const REST = 400;

/** Tells screen readers how many results there are. */
export default function Announcement({outcome}: {readonly outcome: SearchOutcome}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(toText(outcome)), REST);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {text}
    </div>
  );
}

function toText(outcome: SearchOutcome): string {
  // The note about a failure is an alert already.
  if (outcome.kind !== 'results') return '';
  if (outcome.count === 0) return `No results for ${outcome.query}`;
  return outcome.count === 1 ? 'One result' : `${outcome.count} results`;
}
