// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): lists get summaries of posts, not their modules.
import type {ReactNode} from 'react';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';

export default function BlogPostItems({items, component: Item = BlogPostItem}: Props): ReactNode {
  return items.map(({content}) => (
    <BlogPostProvider key={content.metadata.permalink} content={content}>
      <Item>
        <p>{content.metadata.description}</p>
      </Item>
    </BlogPostProvider>
  ));
}
