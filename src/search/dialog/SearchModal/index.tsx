import {useCallback, useEffect, useMemo, useReducer, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import type {SearchClient} from '@site/src/search/shared/types';
import {LINKS} from '@site/src/config/site';
import {apiKey, appId, indexName, getLocalClient} from '@site/src/search/client/siteEngine';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {watchClient, type SearchOutcome} from '@site/src/search/dialog/searchOutcome';
import {useContextFilters} from '@site/src/search/client/useContextFilters';
import {useHitPath} from '@site/src/search/client/useHitPath';
import AllResults from './AllResults';
import Announcement from './Announcement';
import {CloseContext} from './CloseContext';
import Crash from './Crash';
import HitLink from './HitLink';
import {askAgain} from './input';
import Notes from './Notes';
import {forgetBrokenSearches} from './storedSearches';
import {useDialog} from './useDialog';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export interface SearchModalProps {
  /** Text typed before the modal was loaded. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

const NOTHING_ASKED: SearchOutcome = {kind: 'none'};

/**
 * The modal of DocSearch with what it lacks: it says how many results there are, it says when the search fails, and it
 * is a dialog for screen readers and the keyboard.
 */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const [{outcome, hasFound}, report] = useReducer(
    (state: {hasFound: boolean}, next: SearchOutcome) => ({
      outcome: next,
      hasFound: state.hasFound || (next.kind === 'results' && next.count > 0),
    }),
    {outcome: NOTHING_ASKED, hasFound: false},
  );
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useDialog(frame, onClose);
  useEffect(() => (frame ? getLocalClient()?.onComplete(() => askAgain(frame)) : undefined), [frame]);
  const forget = () => report(NOTHING_ASKED);
  return createPortal(
    <div
      ref={setFrame}
      className="search-modal"
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      data-engine={getLocalClient() ? 'local' : 'hosted'}
      data-outcome={outcome.kind}
      // DocSearch sends no request when the query is empty.
      onInput={(event) => (event.target as HTMLInputElement).value || forget()}
      onReset={forget}
    >
      <CloseContext value={onClose}>
        <ErrorBoundary fallback={({error}) => <Crash error={error} />}>
          <Modal initialQuery={initialQuery} onClose={onClose} report={report} />
        </ErrorBoundary>
      </CloseContext>
      <Notes frame={frame} outcome={outcome} hasFound={hasFound} />
      <Announcement outcome={outcome} />
    </div>,
    document.body,
  );
}

/** Starts to load what the first answer needs. */
export function prepare(): void {
  getLocalClient()?.load();
}

interface ModalProps extends SearchModalProps {
  readonly report: (outcome: SearchOutcome) => void;
}

/** All props keep their identity, since DocSearch forgets what was typed when one of them changes. */
function Modal({initialQuery, onClose, report}: ModalProps): ReactNode {
  const history = useHistory();
  const toPath = useHitPath();
  const facetFilters = useContextFilters();
  useState(() => forgetBrokenSearches(indexName));
  const searchParameters = useMemo(
    () => ({facetFilters}) as DocSearchModalProps['searchParameters'],
    [facetFilters],
  );
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}),
    [history],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: toPath(item.url)})),
    [toPath],
  );
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (hosted) =>
      ({
        ...hosted,
        ...watchClient(getLocalClient() ?? (hosted as unknown as SearchClient), report),
      }) as typeof hosted,
    [report],
  );
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      placeholder="Search the site"
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      onClose={onClose}
      searchParameters={searchParameters}
      navigator={navigator}
      transformItems={transformItems}
      transformSearchClient={transformSearchClient}
      hitComponent={HitLink}
      resultsFooterComponent={AllResults}
      getMissingResultsUrl={toIssue}
    />
  );
}

function toIssue({query}: {query: string}): string {
  return missingResultsIssue(LINKS.repository, query);
}
