import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SEARCH_PAGE} from '@site/src/config/search';
import styles from './styles.module.css';

/** The button in the navbar, which says what the reader of this page searches. `src/search/behaviour/search.ts` opens the dialog. */
export default function SearchButton(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    // Without scripts, the button leads to the search page, which links to the index of pages.
    <form action={useBaseUrl(SEARCH_PAGE)}>
      <button
        className={clsx('DocSearch-Button', styles.button)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-search-language={currentLocale}
        data-search-tags={useDocsContextualSearchTags().join(' ')}
      >
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
    </form>
  );
}
