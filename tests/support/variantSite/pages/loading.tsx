import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import type {PageLoadingProps} from '@site/src/components/PageLoading';

/** Shows a page in the states that it goes through when its parts are slow, do not come, and come at last. */
export default function LoadingStates(): ReactNode {
  const [state, setState] = useState<'begun' | 'slow' | 'failed' | 'retried'>('begun');
  const props: PageLoadingProps = {
    pastDelay: state === 'slow',
    error: state === 'failed' ? new Error('Loading chunk 7 failed') : undefined,
    retry: () => setState('retried'),
  };
  return (
    <Layout title="Loading">
      <main>
        <button type="button" onClick={() => setState('slow')}>
          Be slow
        </button>
        <button type="button" onClick={() => setState('failed')}>
          Fail
        </button>
        {state === 'retried' ? <p>The page is here.</p> : <PageInState {...props} />}
      </main>
    </Layout>
  );
}

/** The type of the theme's component asks for all that its library passes; it reads these three. */
const PageInState = Loading as (props: PageLoadingProps) => ReactNode;
