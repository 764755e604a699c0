import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeSampleProps} from '../../types';
import styles from './output.module.css';

type OutputKind = NonNullable<CodeSampleProps['outputKind']>;

const NAMES: Record<OutputKind, string> = {log: 'Output', report: 'Report of wing test', error: 'Error'};

interface PrintedOutputProps {
  readonly kind: OutputKind;
  readonly text: string;
  /** Whether the output of a run is shown as well, so that the two need different names. */
  readonly isBesideRun: boolean;
}

/** The output that the page prints under a program. */
export default function PrintedOutput({kind, text, isBesideRun}: PrintedOutputProps): ReactNode {
  const name = isBesideRun ? `Printed ${NAMES[kind].toLowerCase()}` : NAMES[kind];
  return (
    <div className={clsx(styles.output, kind === 'error' && styles.error)}>
      <div className={styles.title}>{name}</div>
      <pre className={styles.text} tabIndex={0} role="group" aria-label={name}>
        <samp>{text || '(no output)'}</samp>
      </pre>
    </div>
  );
}
