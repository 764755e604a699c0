import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Island from '@site/src/components/Island';
import {EMBED_CLASS} from '@site/src/config/embed';
import styles from './page.module.css';

/** The page that other sites show in a frame: a program with Run, which `src/samples/RunProgram/embed` draws in the browser. */
export default function EmbedPage(): ReactNode {
  return (
    <HtmlClassNameProvider className={EMBED_CLASS}>
      <PageMetadata
        title="Wing program"
        description="A Wing program that readers of another page can change and run"
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1 className="sr-only">Wing program</h1>
        <noscript>
          <p className={styles.without}>
            This program needs JavaScript because the compiler and the simulator run in your browser.{' '}
            <a href={useBaseUrl('/docs')} target="_blank" rel="noreferrer">
              Read about Wing<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </noscript>
        <Island name="embed" />
      </main>
    </HtmlClassNameProvider>
  );
}
