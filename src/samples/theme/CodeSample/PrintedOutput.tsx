import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeSampleProps} from '../../types';
import styles from './output.module.css';

type OutputKind = NonNullable<CodeSampleProps['outputKind']>;

const NAMES: Record<OutputKind, string> = {log: 'Output', report: 'Report of wing test', error: 'Error'};

interface PrintedOutputProps {
  readonly kind: OutputKind;
  readonly text: string;
}

/** The output that the page prints under a program, until a run has output of its own. */
export default function PrintedOutput({kind, text}: PrintedOutputProps): ReactNode {
  return (
    <div className={clsx(styles.output, kind === 'error' && styles.error)} data-output={kind}>
      <div className={styles.title}>{NAMES[kind]}</div>
      <pre className={styles.text} tabIndex={0} role="group" aria-label={NAMES[kind]}>
        <samp>{text}</samp>
      </pre>
    </div>
  );
}
