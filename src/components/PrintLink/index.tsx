import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {PRINT_PATH, printIdOf} from '@site/src/config/print';

/** Leads from a page of the documentation to the print document that it is in. Nothing elsewhere. */
export default function PrintLink(): ReactNode {
  const sidebar = useDocsSidebar();
  const category = useSidebarBreadcrumbs()?.[0];
  const id = sidebar && printIdOf(sidebar.name, category?.type === 'category' ? category.label : undefined);
  if (!id) return null;
  return (
    <p className="margin-top--lg" data-tools>
      {/* Made after the build, so Docusaurus knows no such page: it opens in a tab. */}
      <Link to={`pathname://${PRINT_PATH}/${id}`}>Print this section</Link>
    </p>
  );
}
