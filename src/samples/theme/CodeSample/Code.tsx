import type {ReactNode, Ref} from 'react';
import styles from './code.module.css';
import type {TypeHintsHandle} from './useTypeHints';

interface CodeProps {
  readonly code: Ref<HTMLElement>;
  /** Highlighted lines. */
  readonly html: string;
  /** The id of the element that names the code. */
  readonly labelledBy: string | undefined;
  readonly handlers: TypeHintsHandle['handlers'];
}

/** The lines of code. A box that scrolls has to be reachable by keyboard. */
export default function Code({code, html, labelledBy, handlers}: CodeProps): ReactNode {
  return (
    <pre
      className={styles.code}
      tabIndex={0}
      role="group"
      aria-label={labelledBy ? undefined : 'Code'}
      aria-labelledby={labelledBy}
      {...handlers}
    >
      <code ref={code} className="tokens" dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
