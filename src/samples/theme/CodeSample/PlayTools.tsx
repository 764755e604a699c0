import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SampleProgram} from '../../types';
import OpenLink from './OpenLink';
import styles from './foot.module.css';

interface PlayToolsProps {
  readonly read: () => Promise<SampleProgram>;
  /** Runs the program in the page; undefined where it can only be opened in the playground. */
  readonly onRun?: () => Promise<void>;
}

/** Run, and Open in playground. Both need scripts, so built pages only have the place for them. */
export default function PlayTools({read, onRun}: PlayToolsProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = () => {
    setLoading(true);
    onRun!().catch((error: unknown) => {
      setLoading(false);
      setFailure(error);
    });
  };
  return (
    <span className={clsx(styles.play, onRun && styles.runs)}>
      {isBrowser && (
        <>
          {onRun && (
            <button type="button" className={styles.run} aria-disabled={isLoading} onClick={run}>
              {isLoading ? 'Loading …' : 'Run'}
            </button>
          )}
          <OpenLink read={read} error={failure} />
        </>
      )}
    </span>
  );
}
