import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Island from '@site/src/components/Island';
import styles from './styles.module.css';

/** The frame of the page at `/search`, whose results `searchIsland.tsx` draws in the browser. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation, the reference and the blog of Wing">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>Search</h1>
        <noscript>
          <p>
            The search needs JavaScript. Without it, find your way by the <IndexLink />.
          </p>
        </noscript>
        <Island name="search" />
        <p className={styles.index}>
          Or look through the <IndexLink />, which has them all.
        </p>
      </main>
    </Layout>
  );
}

function IndexLink(): ReactNode {
  return <Link to="/docs/index-of-pages">index of pages</Link>;
}
