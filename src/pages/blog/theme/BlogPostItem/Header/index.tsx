// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): the line that names the original of a retold post comes
// right under its title, and its author is that of the original, not the team that keeps this site.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import PageTools from '../../../../../components/PageTools';
import {originalOf, sourceOf, toWords, type Original} from '../../../original';

export default function BlogPostItemHeader(): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  const original = originalOf(frontMatter);
  return (
    <header>
      <BlogPostItemHeaderTitle />
      {original && <Retold original={original} />}
      {isBlogPostPage && <PageTools />}
      <BlogPostItemHeaderInfo />
      {!original && <BlogPostItemHeaderAuthors />}
    </header>
  );
}

function Retold({original}: {readonly original: Original}): ReactNode {
  const {before, link, after} = toWords(original);
  return (
    <p className="retold">
      {before}
      <Link to={sourceOf(original)}>{link}</Link>
      {after}
    </p>
  );
}
