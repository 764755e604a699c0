import type {ReactNode} from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import {SidebarId} from '@site/src/components/Navbar/useSidebarId';

/** Tells the navbar of the list of posts. */
export default function BlogLayoutWrapper(props: Props): ReactNode {
  return (
    <SidebarId value={props.sidebar?.items.length ? 'blog-sidebar' : undefined}>
      <BlogLayout {...props} />
    </SidebarId>
  );
}
