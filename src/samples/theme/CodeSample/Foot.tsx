import type {ReactNode} from 'react';
import type {MarkKind} from '../../types';
import styles from './styles.module.css';

export interface FootProps {
  readonly mark: MarkKind | undefined;
  readonly text: string | undefined;
  readonly children?: ReactNode;
}

/** Under the code: what was done with the program, and what the reader can do with it. */
export default function Foot({mark, text, children}: FootProps): ReactNode {
  return (
    <div className={styles.mark} data-kind={mark}>
      <span className={styles.markText}>{text}</span>
      {children}
    </div>
  );
}
