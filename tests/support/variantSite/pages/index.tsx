import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title="Variant">
      <main>
        <h1>Variant</h1>
      </main>
    </Layout>
  );
}
