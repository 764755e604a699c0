import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

/** Crashes on demand, and does not when it is tried again. */
export default function Crash(): ReactNode {
  return (
    <Layout title="Crash">
      <main>
        <Fuse />
      </main>
    </Layout>
  );
}

function Fuse(): ReactNode {
  const [isLit, setLit] = useState(false);
  if (isLit) throw new Error('The fuse is blown', {cause: new Error('It was lit')});
  return (
    <button type="button" onClick={() => setLit(true)}>
      Light the fuse
    </button>
  );
}
