// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): lists get summaries of posts, not their modules.
import type {ReactNode} from 'react';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';
import {readOriginal, toWords} from '../../../retold/original';

export default function BlogPostItems({items, component: Item = BlogPostItem}: Props): ReactNode {
  return items.map(({content}) => (
    <BlogPostProvider key={content.metadata.permalink} content={content}>
      <Item>
        <Retold frontMatter={content.frontMatter} />
        <p>{content.metadata.description}</p>
      </Item>
    </BlogPostProvider>
  ));
}

function Retold({frontMatter}: {readonly frontMatter: object}): ReactNode {
  const {original} = readOriginal((frontMatter as {readonly original?: unknown}).original);
  if (!original) return null;
  const {before, link, after} = toWords(original);
  return (
    <p className="retold">
      {before}
      <Link to={original.url}>{link}</Link>
      {after}
    </p>
  );
}
