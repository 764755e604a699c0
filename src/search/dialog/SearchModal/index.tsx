import {useEffect, useReducer, useState, type ReactNode} from 'react';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import {LINKS} from '@site/src/config/site';
import type {ContextFilters} from '@site/src/search/client/contextFilters';
import {toHitPath} from '@site/src/search/client/hitPath';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {accountOf, type SearchSettings} from '@site/src/search/client/settings';
import {getLocalClient} from '@site/src/search/client/siteEngine';
import {watchClient, type SearchOutcome} from '@site/src/search/dialog/searchOutcome';
import type {SearchClient} from '@site/src/search/shared/types';
import AllResults from './AllResults';
import Announcement from './Announcement';
import {BaseUrl} from './BaseUrl';
import CrashBoundary from './CrashBoundary';
import HitLink from './HitLink';
import {askAgain} from './input';
import Notes from './Notes';
import {forgetBrokenSearches} from './storedSearches';
import {useDialog} from './useDialog';
import '@docsearch/css/dist/modal.css';
import './styles.css';

interface SearchModalProps {
  readonly settings: SearchSettings;
  readonly filters: ContextFilters;
  /** Text typed before the modal was loaded. */
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Called with the address of a hit that is chosen by the keyboard. */
  readonly onChoose: (url: string) => void;
}

const NOTHING_ASKED: SearchOutcome = {kind: 'none'};

/**
 * The modal of DocSearch with what it lacks: it says how many results there are, it says when the search fails, and it
 * is a dialog for screen readers and the keyboard.
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const {settings, onClose} = props;
  const [{outcome, hasFound}, report] = useReducer(
    (state: {hasFound: boolean}, next: SearchOutcome) => ({
      outcome: next,
      hasFound: state.hasFound || (next.kind === 'results' && next.count > 0),
    }),
    {outcome: NOTHING_ASKED, hasFound: false},
  );
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const local = getLocalClient(settings);
  useDialog(frame, onClose);
  useEffect(() => (frame ? local?.onComplete(() => askAgain(frame)) : undefined), [frame, local]);
  const forget = () => report(NOTHING_ASKED);
  return (
    <BaseUrl value={settings.baseUrl}>
      <div
        ref={setFrame}
        className="search-modal"
        role="dialog"
        aria-modal="true"
        aria-label="Search"
        data-engine={settings.search.engine}
        data-outcome={outcome.kind}
        // DocSearch sends no request when the query is empty.
        onInput={(event) => (event.target as HTMLInputElement).value || forget()}
        onReset={forget}
      >
        <CrashBoundary onClose={onClose}>
          <Modal {...props} report={report} />
        </CrashBoundary>
        <Notes frame={frame} outcome={outcome} hasFound={hasFound} />
        <Announcement outcome={outcome} />
      </div>
    </BaseUrl>
  );
}

interface ModalProps extends SearchModalProps {
  readonly report: (outcome: SearchOutcome) => void;
}

/** The props are made once, since DocSearch forgets what was typed when one of them changes. */
function Modal({report, ...props}: ModalProps): ReactNode {
  const [modalProps] = useState(() => toModalProps(props, report));
  return <DocSearchModal {...modalProps} />;
}

function toModalProps(
  {settings, filters, initialQuery, onClose, onChoose}: SearchModalProps,
  report: ModalProps['report'],
): DocSearchModalProps {
  const {indexName} = accountOf(settings);
  forgetBrokenSearches(indexName);
  return {
    ...accountOf(settings),
    placeholder: 'Search the site',
    initialQuery,
    initialScrollY: window.scrollY,
    onClose,
    searchParameters: {facetFilters: filters} as DocSearchModalProps['searchParameters'],
    navigator: {navigate: ({itemUrl}: {itemUrl: string}) => onChoose(itemUrl)},
    transformItems: (items) => items.map((item) => ({...item, url: toHitPath(item.url, settings.baseUrl)})),
    transformSearchClient: (hosted) =>
      ({
        ...hosted,
        ...watchClient(getLocalClient(settings) ?? (hosted as unknown as SearchClient), report),
      }) as typeof hosted,
    hitComponent: HitLink,
    resultsFooterComponent: AllResults,
    getMissingResultsUrl: ({query}) => missingResultsIssue(LINKS.repository, query),
  };
}
