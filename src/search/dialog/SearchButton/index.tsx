import {useCallback, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SEARCH_PAGE} from '@site/src/config/search';
import type {SearchModalProps} from '@site/src/search/dialog/SearchModal';
import styles from './styles.module.css';
import {useEarlyKeys} from './useEarlyKeys';
import {useSearchKeys} from './useSearchKeys';

let Modal: ComponentType<SearchModalProps> | undefined;

/** The button in the navbar. The dialog is loaded when the reader reaches for it. */
export default function SearchButton(): ReactNode {
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed');
  const [typed, setTyped] = useState('');
  const page = useBaseUrl(SEARCH_PAGE);
  const open = useCallback(() => {
    setState('opening');
    setTyped('');
    const goOn = (next: 'open' | 'failed') => setState((now) => (now === 'opening' ? next : now));
    load().then(
      () => goOn('open'),
      () => goOn('failed'),
    );
  }, []);
  const close = useCallback(() => setState('closed'), []);
  const isOpening = state === 'opening';
  useSearchKeys(state === 'closed' || state === 'failed', open);
  useEarlyKeys({isOpening, onType: setTyped, onGiveUp: close});
  return (
    <>
      {/* Without scripts, the button leads to the search page, which links to the index of pages. */}
      <form action={page}>
        <button
          className={clsx('DocSearch-Button', styles.button)}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          aria-busy={isOpening}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
          onPointerEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
        >
          <span className={styles.label}>Search</span>
          <kbd className={styles.key}>/</kbd>
        </button>
      </form>
      {state === 'open' && Modal && <Modal initialQuery={typed.trim()} onClose={close} />}
      {state === 'failed' &&
        createPortal(
          <div role="alert" className="load-notice">
            <p>
              The search did not arrive. You might want to check your network connection, or go to the{' '}
              <a href={page}>search page</a>.
            </p>
            <button type="button" className="button button--primary button--sm" onClick={open}>
              Retry
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

async function load(): Promise<void> {
  const loaded = await import('@site/src/search/dialog/SearchModal');
  loaded.prepare();
  Modal = loaded.default;
}

function prepare(): void {
  // A failure is reported when the reader opens the search.
  load().catch(() => undefined);
}
