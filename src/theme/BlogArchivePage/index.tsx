// Replaces the component of Docusaurus 3.10.2 (safety level: unsafe): its title stands outside of the main region, in a
// banner in the accent colour, and its headings leave out a level.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import PostArchive from '@site/src/pages/blog/PostArchive';

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Archive" description="All posts of the Wing blog by year" />
      <main className="container margin-vert--lg">
        <header className="page-header">
          <h1>Archive</h1>
          <p>All posts of the blog by year.</p>
        </header>
        <PostArchive archive={archive} />
      </main>
    </Layout>
  );
}
