import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/components/PageTools';
import styles from './styles.module.css';

/** Beside the way to a page is what can be done with it, or below where both do not fit. */
export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
