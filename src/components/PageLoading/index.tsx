import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PageLoadingProps {
  /** Why the page could not be loaded. */
  readonly error?: unknown;
  /** Whether it takes long enough to say so. */
  readonly pastDelay: boolean;
  /** Loads the page once more. */
  readonly retry: () => void;
}

/** What stands for a page as long as its parts are on the way, or when they did not arrive. */
export default function PageLoading({error, pastDelay, retry}: PageLoadingProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p>This page could not be loaded.</p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} />
      Loading…
    </div>
  ) : null;
}
