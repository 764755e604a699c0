import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Home from '@site/src/pages/home/Home';
import {SITE} from '@site/src/config/site';

export default function HomePage(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <Home />
    </Layout>
  );
}
