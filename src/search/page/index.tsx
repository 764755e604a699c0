import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Filters from '@site/src/components/Filters';
import NeedsApplication from '@site/src/components/NeedsApplication';
import {SECTIONS, type SectionId} from '@site/src/config/sections';
import type {ResultsPage} from '@site/src/search/page/requestResults';
import {FailureMessage, Invitation, NoResults} from './Messages';
import Pages from './Pages';
import Query from './Query';
import Results from './Results';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';
import {useSearchAddress} from './useSearchAddress';

/** The page at `/search`: all results of a query, by section and page by page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation, the reference and the blog of Wing">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <NeedsApplication />
      <Search />
    </Layout>
  );
}

/** Inside the layout, which provides the versions that the reader prefers. */
function Search(): ReactNode {
  const {address, change} = useSearchAddress();
  const {query, sections, page} = address;
  const {state, answer, error, answeredQuery, retry} = useSearchResults(address);
  const heading = useFocusOnNewPage(page);
  return (
    <main className={styles.page}>
      {query && <PageMetadata title={`Search results for “${query}”`} />}
      <h1 className={styles.title}>Search</h1>
      <noscript>
        <p>
          The search needs JavaScript. Without it, find your way by the <IndexLink />.
        </p>
      </noscript>
      <Query query={query} onChange={(next) => change({query: next, page: 1})} />
      <div className={styles.columns}>
        {query && (
          <Filters
            className={styles.filters}
            label="Filter the results"
            groups={[{name: 'section', label: 'Section', options: toOptions(answer?.counts)}]}
            selection={{section: sections}}
            onSelect={({section = []}) => change({sections: section as SectionId[], page: 1})}
            withoutScripts="The filters need JavaScript."
          />
        )}
        <div className={styles.results} aria-busy={state === 'asking'}>
          <div role="status">
            {state !== 'failed' && query && answer && (
              <h2 ref={heading} tabIndex={-1} className={styles.count}>
                {toCount(answer.result.nbHits, answeredQuery)}
              </h2>
            )}
            {answer?.result.note && <p>{answer.result.note}</p>}
          </div>
          {!query && <Invitation />}
          {state === 'failed' && <FailureMessage error={error} onRetry={retry} />}
          {state !== 'failed' && query && answer && (
            <>
              {answer.result.nbHits === 0 && (
                <NoResults query={answeredQuery} isFiltered={sections.length > 0} />
              )}
              <Results hits={answer.result.hits} first={answer.result.page * answer.result.hitsPerPage + 1} />
              <Pages address={address} total={answer.result.nbPages} />
            </>
          )}
        </div>
      </div>
      <p className={styles.index}>
        Or look through the <IndexLink />, which has them all.
      </p>
    </main>
  );
}

function IndexLink(): ReactNode {
  return <Link to="/docs/index-of-pages">index of pages</Link>;
}

function toOptions(counts: ResultsPage['counts']) {
  return SECTIONS.map(({id, label}) => ({value: id, label, count: counts && (counts[id] ?? 0)}));
}

function toCount(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  return `${count === 1 ? 'One result' : `${count} results`} for “${query}”`;
}

/** Moves to the top of the results when another page of them is shown. */
function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) {
      heading.current?.focus({preventScroll: true});
      heading.current?.scrollIntoView({block: 'start'});
    }
    shown.current = page;
  }, [page]);
  return heading;
}
