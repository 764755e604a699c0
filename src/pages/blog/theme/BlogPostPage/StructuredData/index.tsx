// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): it takes no further properties, and a retold post has
// to name its original.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {basedOn} from '../../../structuredData';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const {frontMatter} = useBlogPost();
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...data, ...basedOn(frontMatter)})}</script>
    </Head>
  );
}
