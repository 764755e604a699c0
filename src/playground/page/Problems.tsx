import {type ReactNode, type Ref} from 'react';
import {
  announceProblems,
  countProblems,
  placeName,
  type Problem,
  type Stretch,
} from '@site/src/playground/model/problems';
import styles from './problems.module.css';

type Props = {
  readonly problems: readonly Problem[];
  /** Whether the program was looked at since it changed. */
  readonly isChecked: boolean;
  readonly isReady: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGoTo: (at: Stretch) => void;
  /** How far the compiler has come. */
  readonly children: ReactNode;
};

/** What the compiler says of the program. Each entry leads to its place; a change is announced when it has settled. */
export default function Problems({
  problems,
  isChecked,
  isReady,
  heading,
  onGoTo,
  children,
}: Props): ReactNode {
  return (
    <section className={styles.problems} aria-label="Problems" data-checked={isChecked}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {isReady ? countProblems(problems) : 'The compiler isn’t loaded yet'}
        </h2>
        {children}
      </div>
      <div className="sr-only" aria-live="polite">
        {isReady && isChecked && announceProblems(problems)}
      </div>
      <ol className={styles.list}>
        {problems.map((problem, index) => (
          <li key={index} data-severity={problem.severity} className={styles.problem}>
            <span className={styles.severity}>{problem.severity}: </span>
            <span className={styles.message}>{problem.message}</span>
            {problem.at && <PlaceButton at={problem.at} onGoTo={onGoTo} />}
            {problem.hints.map((hint) => (
              <p key={hint} className={styles.hint}>
                Hint: {hint}
              </p>
            ))}
            {problem.notes.map((note, at) => (
              <p key={at} className={styles.hint}>
                {note.message} {note.at && <PlaceButton at={note.at} onGoTo={onGoTo} />}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaceButton({at, onGoTo}: {readonly at: Stretch; readonly onGoTo: Props['onGoTo']}): ReactNode {
  return (
    <button type="button" className={styles.place} onClick={() => onGoTo(at)}>
      {placeName(at)}
    </button>
  );
}
