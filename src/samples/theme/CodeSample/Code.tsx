import type {ReactNode, Ref} from 'react';
import styles from './code.module.css';
import type {TypeHintsHandle} from './useTypeHints';

interface CodeProps {
  readonly code: Ref<HTMLElement>;
  /** Highlighted lines. */
  readonly html: string;
  /** The number of the first line, where lines are numbered. */
  readonly firstLine: number | undefined;
  /** The id of the element that names the code. */
  readonly labelledBy: string | undefined;
  readonly handlers: TypeHintsHandle['handlers'];
}

/** The lines of code. A box that scrolls has to be reachable by keyboard. */
export default function Code({code, html, firstLine, labelledBy, handlers}: CodeProps): ReactNode {
  const numbering =
    firstLine === undefined
      ? {}
      : {className: styles.numbered, style: {counterReset: `line ${firstLine - 1}`}};
  return (
    <pre
      className={styles.code}
      tabIndex={0}
      role="group"
      aria-label={labelledBy ? undefined : 'Code'}
      aria-labelledby={labelledBy}
      {...handlers}
    >
      <code ref={code} {...numbering} dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
