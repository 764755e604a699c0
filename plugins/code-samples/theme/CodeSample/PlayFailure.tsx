import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Why nothing came of a click. */
export default function PlayFailure({text}: {readonly text: string}): ReactNode {
  if (!text) return null;
  return (
    <span role="alert" className={styles.says}>
      {text}
    </span>
  );
}
