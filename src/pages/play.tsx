import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Playground from '@site/src/components/Playground';

export default function PlayPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Write Wing programs, compile and run them in the browser, and share them by a link"
    >
      <Playground />
    </Layout>
  );
}
