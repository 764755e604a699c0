import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {IslandName} from './names';
import styles from './styles.module.css';

/**
 * The place of a part of a page that React draws in the browser. `src/shell/behaviour/islands.ts` loads the part, and shows what is
 * here until it has come, or if it does not come.
 */
export default function Island({name}: {readonly name: IslandName}): ReactNode {
  return (
    <div data-island={name} className={styles.island}>
      <div role="status" className={styles.loading}>
        <span className={styles.spinner} />
        Loading…
      </div>
      <div role="alert" hidden className={styles.error}>
        <p>This page could not be loaded.</p>
        <p className={styles.reason} />
        <button type="button" className={clsx('button', 'button--primary')}>
          Retry
        </button>
      </div>
    </div>
  );
}
