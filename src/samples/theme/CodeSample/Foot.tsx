import type {ReactNode} from 'react';
import type {MarkKind} from '../../types';
import styles from './foot.module.css';

export interface FootProps {
  readonly mark: MarkKind | undefined;
  readonly text: string | undefined;
  readonly children?: ReactNode;
}

/** Under the code: how the program was checked, and what the reader can do with it. */
export default function Foot({mark, text, children}: FootProps): ReactNode {
  return (
    <div className={styles.foot} data-kind={mark}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>
  );
}
