import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

/** What the theme shows for a page that crashed, with a title that says so. */
export default function PageCrash(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <div className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </div>
  );
}
