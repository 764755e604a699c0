import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NeedsApplication from '@site/src/components/NeedsApplication';
import Playground from '@site/src/playground/page';

export default function PlayPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="playground-page">
      <Layout
        title="Playground"
        description="Write Wing programs, compile and run them in the browser, and share them with a link"
      >
        <NeedsApplication />
        <Playground />
      </Layout>
    </HtmlClassNameProvider>
  );
}
