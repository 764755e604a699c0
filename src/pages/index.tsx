import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {SITE} from '@site/src/config/site';

export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main className="container margin-vert--lg">
        <h1>{SITE.tagline}</h1>
      </main>
    </Layout>
  );
}
