import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {SEARCH_PAGE} from '@site/src/config/search';
import Slot from '@site/src/components/Slot';
import styles from './styles.module.css';

/**
 * The content of the 404 page, and of wrong addresses inside an area such as the documentation. What depends on the address is
 * filled in by a behaviour (`src/pages/not-found/behaviour.ts`).
 */
export default function NotFound({className}: {readonly className?: string}): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)} data-not-found>
      {/* Inside an area, the area's own title would come back when the page becomes interactive. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There’s no page at this address. The page may have moved, or the link may contain a typo.</p>
      <Slot as="div" className={styles.closest} aria-live="polite" data-closest-pages />
      <Slot as="p" className={styles.search} data-search-page={useBaseUrl(SEARCH_PAGE)} />
      <p>
        Or start from the <Link to="/">home page</Link>, the <Link to="/docs">documentation</Link>, or the{' '}
        <Link to="/blog">blog</Link>.
      </p>
    </main>
  );
}
