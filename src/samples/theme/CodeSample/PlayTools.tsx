import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OpenLink from './OpenLink';
import styles from './foot.module.css';

interface PlayToolsProps {
  /** Whether the program can be run in the page. */
  readonly runs: boolean;
  /** The clouds that it can be compiled for in the page. @default none */
  readonly clouds?: string;
  /** Whether its reader is to change it until its tests pass. @default false */
  readonly isExercise?: boolean;
}

/** Run, Compare clouds, and Open in playground (`runSample` and `openInPlayground`). */
export default function PlayTools({runs, clouds, isExercise}: PlayToolsProps): ReactNode {
  return (
    <span className={styles.play} data-tools>
      {runs && (
        <button type="button" className={styles.run} data-run="true">
          {isExercise ? 'Edit and check' : 'Run'}
        </button>
      )}
      {clouds && (
        <button type="button" className={styles.run} data-run={clouds}>
          Compare clouds
        </button>
      )}
      <OpenLink playground={useBaseUrl('/play')} />
    </span>
  );
}
