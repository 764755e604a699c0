import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import NotFoundHelp from '@site/src/not-found/NotFoundHelp';
import {useRedirect} from './useRedirect';
import styles from './styles.module.css';

/** The content of the 404 page, and of wrong addresses inside an area such as the documentation. */
export default function NotFound({className}: {readonly className?: string}): ReactNode {
  useRedirect();
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Inside an area, the area's own title would come back when the page becomes interactive. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There’s no page at this address. The page may have moved, or the link may contain a typo.</p>
      <NotFoundHelp />
    </main>
  );
}
