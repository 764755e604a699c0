import type {ComponentType, ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import CodeSample from '@theme/CodeSample';
import EditThisPage from '@theme/EditThisPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ExamplePageData} from '../../types';
import Helpful from '../../../../components/Helpful';
import PageTools from '../../../../components/PageTools';
import {PLATFORMS} from '../../../../wing/language/platforms';
import {TYPES} from '../../vocabulary';
import About from './About';
import Breadcrumbs from './Breadcrumbs';
import Covers from './Covers';
import PlatformChoice from './PlatformChoice';
import styles from './styles.module.css';

type Props = {
  readonly example: ExamplePageData;
  readonly images: readonly string[];
  /** The page's own text, compiled like every other page. */
  readonly content: ComponentType;
};

export default function ExamplePage({example, images, content: Content}: Props): ReactNode {
  const {title, subtitle, listPath, editUrl, commands} = example;
  return (
    <HtmlClassNameProvider className="example-page">
      <PageMetadata title={title} description={subtitle} />
      <Layout>
        <main className={styles.page}>
          <PageTools />
          <Breadcrumbs listPath={listPath} title={title} />
          <header>
            <p className={styles.type}>{example.type.map((name) => TYPES[name].label).join(', ')}</p>
            <h1>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </header>
          <Covers example={example} images={images} />
          <div className={styles.columns}>
            <article className={`theme-doc-markdown markdown ${styles.content}`}>
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <aside className={styles.aside} aria-label="About this example">
              <section aria-labelledby="run">
                <h2 id="run">Run it</h2>
                {commands ? (
                  <>
                    <p>Get the program:</p>
                    <CodeSample {...commands.get} />
                    <p>Run it in the simulator, and run its tests:</p>
                    <CodeSample {...commands.run} />
                    <PlatformChoice platforms={example.platform} commands={commands.compile} />
                  </>
                ) : (
                  <NoCommands example={example} />
                )}
              </section>
              <About example={example} />
            </aside>
          </div>
          <Helpful />
          {editUrl && (
            <p className={styles.edit}>
              <EditThisPage editUrl={editUrl} />
            </p>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function NoCommands({example}: Pick<Props, 'example'>): ReactNode {
  return (
    <p className={styles.note}>
      This program doesn't compile on its own: what it uses is {example.notChecked ?? 'not part of this page'}
      . The page lists what it needs. Its targets:{' '}
      {example.platform.map((name) => PLATFORMS[name].label).join(', ')}.
    </p>
  );
}
