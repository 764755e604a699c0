import {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SEARCH_PAGE} from '@site/src/config/search';
import {CloseContext} from './CloseContext';
import {FailureNote} from './Notes';

export default function Crash({error}: {readonly error: unknown}): ReactNode {
  const close = use(CloseContext);
  return (
    <div className="DocSearch-Container" onClick={close}>
      <div className="DocSearch-Modal search-crash">
        <FailureNote error={error} />
        <Link to={`/${SEARCH_PAGE}`} autoFocus>
          Go to the search page
        </Link>
      </div>
    </div>
  );
}
