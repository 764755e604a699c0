// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): it takes no further properties, and retold posts have
// to name their originals.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {basedOn} from '../../../structuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const {blogPost, ...data} = useBlogListPageStructuredData(props);
  const posts = [blogPost].flat().map((post, index) => ({
    ...(post as object),
    ...basedOn(props.items[index]!.content.frontMatter),
  }));
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...data, blogPost: posts})}</script>
    </Head>
  );
}
