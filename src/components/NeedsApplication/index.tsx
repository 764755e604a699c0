import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

interface Props {
  /** `query`: only what an address with a query shows is the application's. */
  readonly when?: 'load' | 'query';
}

/** On a page whose content is the application's: it comes at once, and not when the reader asks for it. */
export default function NeedsApplication({when = 'load'}: Props): ReactNode {
  return (
    <Head>
      <meta name="application-start" content={when} />
    </Head>
  );
}
