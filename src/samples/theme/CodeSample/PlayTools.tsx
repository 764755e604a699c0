import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OpenLink from './OpenLink';
import styles from './foot.module.css';

interface PlayToolsProps {
  /** Whether the program can be run in the page. */
  readonly runs: boolean;
  /** Whether its reader is to change it until its tests pass. @default false */
  readonly isExercise?: boolean;
}

/** Run, and Open in playground (`runSample` and `openInPlayground`). */
export default function PlayTools({runs, isExercise}: PlayToolsProps): ReactNode {
  return (
    <span className={styles.play} data-tools>
      {runs && (
        <button type="button" className={styles.run} data-run>
          {isExercise ? 'Edit and check' : 'Run'}
        </button>
      )}
      <OpenLink playground={useBaseUrl('/play')} />
    </span>
  );
}
