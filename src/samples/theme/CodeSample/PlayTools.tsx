import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SampleProgram} from '../../types';
import OpenLink from './OpenLink';
import styles from './styles.module.css';

interface PlayToolsProps {
  readonly read: () => Promise<SampleProgram>;
  /** Begins to run the program in the page; undefined where it can only be opened. */
  readonly onRun?: () => Promise<void>;
}

/** Runs a program in its page, or leads to the playground with it. Built pages have only the place for the tools, as they need scripts. */
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
