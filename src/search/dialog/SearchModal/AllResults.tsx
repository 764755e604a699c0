import {use, type ReactElement} from 'react';
import {SEARCH_PAGE} from '@site/src/config/search';
import {BaseUrl} from './BaseUrl';

interface Props {
  readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>};
}

export default function AllResults({state}: Props): ReactElement {
  return (
    <a href={`${use(BaseUrl)}${SEARCH_PAGE}?q=${encodeURIComponent(state.query)}`}>
      See all {String(state.context.nbHits)} results
    </a>
  );
}
