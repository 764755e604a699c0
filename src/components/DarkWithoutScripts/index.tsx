import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';

/**
 * Writes the dark theme into the built HTML, for readers without scripts. A script of the theme puts the reader's own
 * choice in its place before anything is painted; in the browser this would undo that, so it is for the build alone.
 */
export default function DarkWithoutScripts(): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <html data-theme="dark" />
    </Head>
  );
}
