import {use, type ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {CloseContext} from './CloseContext';

interface Props {
  readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>};
}

export default function AllResults({state}: Props): ReactElement {
  const close = use(CloseContext);
  const toSearchPage = useSearchLinkCreator();
  return (
    <Link to={toSearchPage(state.query)} onClick={close}>
      See all {String(state.context.nbHits)} results
    </Link>
  );
}
