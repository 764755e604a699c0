import {useState, type ReactNode} from 'react';
import {options} from 'preact';
import {DocSearchModal} from '@docsearch/react';
import {MAX_QUERY_LENGTH, SEARCH_PAGE} from '@site/src/config/search';
import {LINKS} from '@site/src/config/site';
import {toContextFilters} from '@site/src/search/client/contextFilters';
import {toHitPath} from '@site/src/search/client/hitPath';
import {failureHelp} from '@site/src/search/client/failureHelp';
import {missingResultsIssue} from '@site/src/search/client/missingResultsIssue';
import {readResults} from '@site/src/search/client/readResults';
import {accountOf} from '@site/src/search/client/settings';
import type {SiteEngine} from '@site/src/search/client/siteEngine';
import {type DialogActions, type DialogOptions, openDialog} from './open';
import {useCloseKeys} from './SearchModal/useCloseKeys';
import '@docsearch/css/dist/modal.css';
import './SearchModal/styles.css';
import './hostedDialog.css';

type ModalProps = Parameters<typeof DocSearchModal>[0];

// DocSearch draws the logo of the service with a style element, which the policy of the pages forbids, and does not need.
const {vnode: previous} = options;
options.vnode = (node) => {
  if (node.type === 'style') node.type = 'defs';
  previous?.(node);
};

/** Opens the dialog of DocSearch, which asks the hosted service. @returns closes it */
export function openHostedDialog({field, onClose, closeOnBack, ...others}: DialogOptions): () => void {
  return openDialog({field, onClose, closeOnBack}, (actions) => (
    <HostedModal {...others} {...actions} initialQuery={field.value.slice(0, MAX_QUERY_LENGTH)} />
  ));
}

interface HostedModalProps extends Omit<DialogOptions, 'field' | 'onClose' | 'closeOnBack'>, DialogActions {
  readonly initialQuery: string;
}

function HostedModal(props: HostedModalProps): ReactNode {
  const [error, setError] = useState<unknown>();
  // DocSearch begins anew with each new one of them.
  const [fixed] = useState(() => toModalProps(props, setError));
  useCloseKeys(props.close);
  return (
    <div className="search-modal" role="dialog" aria-modal="true" aria-label="Search">
      <DocSearchModal {...fixed} {...(error !== undefined && toFailure(error, fixed.searchPage))} />
    </div>
  );
}

function toModalProps(
  {settings, engine, language, tags, initialQuery, close, choose}: HostedModalProps,
  setError: (error: unknown) => void,
) {
  const {baseUrl} = settings;
  const searchPage = (query: string) =>
    `${baseUrl}${SEARCH_PAGE}?${new URLSearchParams({q: query}).toString()}`;
  const search: SiteEngine['search'] = async (requests) => {
    try {
      // The service may answer with anything, and DocSearch shows texts of an answer as markup.
      const results = readResults(await engine.search(requests));
      setError(undefined);
      return {results};
    } catch (failure) {
      // DocSearch says that it failed for a moment only, and then that there are no results.
      setError(failure);
      return {results: [{hits: [], nbHits: 0}]} as unknown as Awaited<ReturnType<SiteEngine['search']>>;
    }
  };
  return {
    ...accountOf(settings),
    initialQuery,
    initialScrollY: window.scrollY,
    searchParameters: {facetFilters: toContextFilters(language, tags)} as ModalProps['searchParameters'],
    transformSearchClient: (client) => ({...client, search}) as typeof client,
    transformItems: (items) => items.map((item) => ({...item, url: toHitPath(item.url, baseUrl)})),
    hitComponent: ({hit, children}) => <a href={hit.url}>{children}</a>,
    resultsFooterComponent: ({state}) => (
      <a href={searchPage(state.query)}>See all {state.context.nbHits as number} results</a>
    ),
    getMissingResultsUrl: ({query}) => missingResultsIssue(LINKS.repository, query, settings.engine.version),
    navigator: {navigate: ({itemUrl}) => choose(itemUrl)},
    onClose: close,
    searchPage,
  } satisfies ModalProps & {searchPage: (query: string) => string};
}

/** What the dialog says in the place of "No results". */
function toFailure(error: unknown, searchPage: (query: string) => string): Partial<ModalProps> {
  return {
    getMissingResultsUrl: ({query}) => searchPage(query),
    translations: {
      noResultsScreen: {
        noResultsText: 'Unable to fetch results for',
        reportMissingResultsText: failureHelp(error),
        reportMissingResultsLinkText: 'Try again on the search page.',
      },
    },
  };
}
