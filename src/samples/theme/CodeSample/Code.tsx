import {type ReactNode, useMemo} from 'react';
import styles from './code.module.css';

interface CodeProps {
  /** Highlighted lines. */
  readonly html: string;
  readonly name: string;
}

/** The lines of code. A box that scrolls has to be reachable by keyboard. */
export default function Code({html, name}: CodeProps): ReactNode {
  // React writes the lines again when it is given another object, and names have elements once their types have come.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={name}>
      <code className="tokens" dangerouslySetInnerHTML={content} />
    </pre>
  );
}
