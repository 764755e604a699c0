import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** On a page whose content is the application's: it comes at once, and not when the reader asks for it. */
export default function NeedsApplication(): ReactNode {
  return (
    <Head>
      <meta name="application-start" content="load" />
    </Head>
  );
}
