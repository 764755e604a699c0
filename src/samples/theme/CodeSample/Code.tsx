import type {ReactNode} from 'react';
import styles from './code.module.css';

interface CodeProps {
  /** Highlighted lines. */
  readonly html: string;
  readonly name: string;
}

/** The lines of code. A box that scrolls has to be reachable by keyboard. */
export default function Code({html, name}: CodeProps): ReactNode {
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={name}>
      <code className="tokens" dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
