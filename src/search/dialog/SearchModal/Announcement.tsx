import {useEffect, useState, type ReactNode} from 'react';
import type {Answer} from './useAnswer';

/** Milliseconds without a new answer. Otherwise a screen reader would read out a number after each letter. */
const TYPING_DELAY_MS = 400;

/** Tells screen readers how many results there are. */
export default function Announcement({answer}: {readonly answer: Answer}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(toText(answer)), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {text}
    </div>
  );
}

function toText(answer: Answer): string {
  // The note about a failure is an alert already.
  if (answer.kind !== 'results') return '';
  const {count, query, note} = answer;
  const found = count === 0 ? `No results for ${query}` : count === 1 ? 'One result' : `${count} results`;
  return note ? `${note} ${found}` : found;
}
