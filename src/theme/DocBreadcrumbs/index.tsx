import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageTools from '@site/src/components/PageTools';

/** Beside the way to a page is what can be done with it. */
export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <>
      <PageTools />
      <DocBreadcrumbs />
    </>
  );
}
