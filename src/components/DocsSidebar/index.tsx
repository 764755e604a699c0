import type {ReactNode} from 'react';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import Link from '@docusaurus/Link';
import Drawer from '../Drawer';
import styles from './styles.module.css';

interface Props {
  /** Which of the sidebars it is: what the reader opened in it is kept by this name. */
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
}

/**
 * The pages of an area: beside the page on wide screens, a drawer on others. It is the same list in both, and complete,
 * so that all of it can be opened with no script. It is on each page, so its markup has as few classes as it can.
 */
export default function DocsSidebar({name, items}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <Drawer id="docs-sidebar" as="aside" className={styles.sidebar} parent="main-menu">
      <nav aria-label="Docs sidebar" className={styles.nav} data-sidebar={name}>
        <Items items={items} path={pathname} />
      </nav>
    </Drawer>
  );
}

interface ItemsProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

function Items({items, path}: ItemsProps): ReactNode {
  const visible = useVisibleSidebarItems(items, path);
  return (
    <ul>
      {visible.map((item, index) => (
        <li key={index}>
          <Item item={item} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Item({item, path}: {readonly item: PropSidebarItem; readonly path: string}): ReactNode {
  if (item.type === 'html') throw new Error('A sidebar has no place for HTML: link to a page instead.');
  if (item.type === 'category' && item.items.length > 0) return <Category item={item} path={path} />;
  return item.href !== undefined && <PageLink href={item.href} label={item.label} path={path} />;
}

/** A category that has a page of its own is a link to it, with a caret beside it. */
function Category({item, path}: {readonly item: PropSidebarItemCategory; readonly path: string}): ReactNode {
  const {label, href, items, collapsed} = item;
  return (
    <>
      {href !== undefined && <PageLink href={href} label={label} path={path} />}
      <details open={!collapsed || isActiveSidebarItem(item, path)}>
        <summary aria-label={href && `Pages of ${label}`}>{href === undefined && label}</summary>
        <Items items={items} path={path} />
      </details>
    </>
  );
}

function PageLink({href, label, path}: Record<'href' | 'label' | 'path', string>): ReactNode {
  return (
    <Link to={href} aria-current={isSamePath(href, path) ? 'page' : undefined}>
      {label}
    </Link>
  );
}
