import type {ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/config/search';

interface Props {
  /** Address of the search page. */
  readonly search: string;
  readonly message: string;
  readonly className: string | undefined;
  /** Which message it is, where several are shown together. */
  readonly which?: 'this' | 'the first';
}

/** Leads to the entry of a message under `/docs/errors`: the search puts it first. */
export default function ExplainLink({search, message, className, which = 'this'}: Props): ReactNode {
  const query = new URLSearchParams({q: message.slice(0, MAX_QUERY_LENGTH)});
  return (
    <a className={className} href={`${search}?${query}`} target="_blank" rel="noreferrer">
      Explain {which} message<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
