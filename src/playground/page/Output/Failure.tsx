import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame, RunError} from '@site/src/playground/messages/runEvents';
import styles from './styles.module.css';

interface Props {
  readonly error: RunError;
  readonly onGoTo: (frame: StackFrame) => void;
  /** What comes below it. */
  readonly children?: ReactNode;
}

/** An error: its message, and its frames as links to the program. */
export default function Failure({error, onGoTo, children}: Props): ReactNode {
  return (
    <div className={styles.failure}>
      <p className={styles.message}>{shownText(error.message)}</p>
      {error.frames.length > 0 && (
        <ul className={styles.list}>
          {error.frames.map((frame, index) => (
            <li key={index}>
              <button type="button" className={styles.frame} onClick={() => onGoTo(frame)}>
                {shownText(frame.file)}, line {frame.line}, column {frame.column}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
