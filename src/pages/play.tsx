import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Island from '@site/src/components/Island';
import WithoutJavaScript from '@site/src/playground/page/WithoutJavaScript';
import styles from '@site/src/playground/page/styles.module.css';

/** The frame of the playground, which `src/playground/page/playgroundIsland.tsx` draws in the browser. */
export default function PlayPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="playground-page">
      <Layout
        title="Playground"
        description="Write Wing programs, compile and run them in the browser, and share them with a link"
      >
        <main className={styles.page}>
          <h1 className="sr-only">Playground</h1>
          <WithoutJavaScript />
          <Island name="playground" />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
