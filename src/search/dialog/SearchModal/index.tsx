import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {SEARCH_PAGE} from '@site/src/config/search';
import {accountOf, type SearchSettings} from '@site/src/search/client/settings';
import Announcement from './Announcement';
import Footer from './Footer';
import HitList, {type HitItem, type HitListProps} from './HitList';
import {Failure, NoHits, NoSearches} from './Notes';
import SearchBar from './SearchBar';
import {toResultLists, toStoredLists} from './lists';
import {addHit, readSearches, writeSearches, type StoredSearches} from './storedSearches';
import {useActiveHit} from './useActiveHit';
import {useAnswer, type Answer, type AnswerOptions} from './useAnswer';
import {useCloseKeys} from './useCloseKeys';
import '@docsearch/css/dist/modal.css';
import './styles.css';

interface SearchModalProps extends Omit<AnswerOptions, 'indexName'> {
  readonly settings: SearchSettings;
  /** Text typed before the modal was loaded. */
  readonly initialQuery: string;
  /** Whether Enter was pressed after it. */
  readonly isEntered: boolean;
  readonly onClose: () => void;
}

/** The modal of DocSearch 3, with its style sheet and its elements, and with roles for screen readers. */
export default function SearchModal({
  settings,
  initialQuery,
  isEntered,
  onClose,
  ...options
}: SearchModalProps): ReactNode {
  const {baseUrl, engine} = settings;
  const {indexName} = accountOf(settings);
  useCloseKeys(onClose);
  const [query, setQuery] = useState(initialQuery);
  const {answer, isSlow} = useAnswer(query, {...options, indexName});
  const [stored, setStored] = useState(() => readSearches(indexName));

  const goTo = (next: string): void => {
    setQuery(next);
    focusField();
  };
  const store = (next: StoredSearches): void => {
    setStored(next);
    writeSearches(indexName, next);
  };
  const change = (next: StoredSearches): void => {
    store(next);
    // The button that was pressed is gone.
    focusField();
  };
  const remember = ({remembered}: HitItem): void => {
    const isFavorite = stored.favorite.some(({objectID}) => objectID === remembered?.objectID);
    if (remembered && !isFavorite) store({...stored, recent: addHit(stored.recent, remembered)});
  };
  const lists = listsOf(answer, baseUrl, () => toStoredLists(stored, change));
  const {active, setActive, onKey} = useActiveHit(lists, queryOf(answer), query, isEntered);

  return (
    <div className="search-modal" role="dialog" aria-modal="true" aria-label="Search">
      <div
        className={clsx('DocSearch DocSearch-Container', isSlow && 'DocSearch-Container--Stalled')}
        onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
      >
        <div className="DocSearch-Modal">
          <SearchBar
            query={query}
            lists={lists.map(({id}) => id).join(' ')}
            active={active}
            onQuery={setQuery}
            onKey={onKey}
            onClose={onClose}
          />
          <Dropdown answer={answer}>
            {answer.kind === 'failed' && <Failure error={answer.error} />}
            {answer.kind === 'results' && answer.note && <p className="DocSearch-Help">{answer.note}</p>}
            {answer.kind === 'results' && answer.hits.length === 0 && (
              <NoHits query={answer.query} version={engine.version} onQuery={goTo} />
            )}
            {answer.kind === 'none' && lists.length === 0 && <NoSearches onQuery={goTo} />}
            <div className="DocSearch-Dropdown-Container">
              {lists.map((list) => (
                <HitList key={list.id} {...list} active={active} onActive={setActive} onChoose={remember} />
              ))}
            </div>
            <AllResults answer={answer} baseUrl={baseUrl} />
          </Dropdown>
          <Footer />
        </div>
      </div>
      <Announcement answer={answer} />
    </div>
  );
}

function listsOf(answer: Answer, baseUrl: string, storedLists: () => HitListProps[]): HitListProps[] {
  if (answer.kind === 'results') return toResultLists(answer.hits, baseUrl);
  return answer.kind === 'none' ? storedLists() : [];
}

function focusField(): void {
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
}

/** Below the field. What is new is read from its beginning. */
function Dropdown({answer, children}: {readonly answer: Answer; readonly children: ReactNode}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const query = queryOf(answer);
  useEffect(() => {
    if (place.current) place.current.scrollTop = 0;
  }, [query]);
  return (
    <div ref={place} className="DocSearch-Dropdown">
      {children}
    </div>
  );
}

function AllResults({answer, baseUrl}: {readonly answer: Answer; readonly baseUrl: string}): ReactNode {
  if (answer.kind !== 'results' || answer.hits.length === 0) return null;
  return (
    <section className="DocSearch-HitsFooter">
      <a href={`${baseUrl}${SEARCH_PAGE}?${new URLSearchParams({q: answer.query}).toString()}`}>
        See all {answer.count} results
      </a>
    </section>
  );
}

function queryOf(answer: Answer): string {
  return answer.kind === 'none' ? '' : answer.query;
}
