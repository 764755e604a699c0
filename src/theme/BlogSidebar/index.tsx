import type {ReactNode} from 'react';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar';
import Drawer from '@site/src/components/Drawer';
import styles from './styles.module.css';

/** All posts by year: beside the page on wide screens, a drawer on others. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar?.items ?? []);
  if (!sidebar || items.length === 0) return null;
  return (
    <Drawer id="blog-sidebar" as="aside" className={`col col--3 ${styles.sidebar}`} parent="main-menu">
      <nav className={`thin-scrollbar ${styles.nav}`} aria-label="Blog recent posts navigation">
        <p className={styles.title}>{sidebar.title}</p>
        {groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
          <div key={year} role="group">
            <h3>{year}</h3>
            <BlogSidebarItemList items={posts} />
          </div>
        ))}
      </nav>
    </Drawer>
  );
}
