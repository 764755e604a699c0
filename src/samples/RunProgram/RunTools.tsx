import type {ReactNode, Ref} from 'react';
import Foot, {type FootProps} from '../theme/CodeSample/Foot';
import styles from '../theme/CodeSample/foot.module.css';

interface Props {
  /** What the page says under the program as it shows it. */
  readonly foot: Omit<FootProps, 'children'>;
  /** Opens the program in the playground. */
  readonly openLink: ReactNode;
  readonly isChanged: boolean;
  /** Of an exercise: whether the program is its solution. Other programs have none. */
  readonly isSolved: boolean | undefined;
  readonly isRunning: boolean;
  readonly runButton: Ref<HTMLButtonElement>;
  readonly cloudsButton: Ref<HTMLButtonElement>;
  /** Undefined where there is nothing to see in a run. */
  readonly onRun: (() => void) | undefined;
  /** Undefined where there are no clouds to compare. */
  readonly onClouds: (() => void) | undefined;
  readonly onStop: () => void;
  readonly onReset: () => void;
}

/** The check of the page's program does not hold for a changed one. */
const CHANGED = {mark: 'unchecked', text: 'changed, and not checked'} as const;
const SOLVED = {mark: 'tested', text: 'solved: all its tests pass'} as const;

/**
 * Under the editor. Buttons stay in place when they have nothing to do, so that they keep the focus after a click. Run is where it
 * was under the code, for a second press in the same place.
 */
export default function RunTools({
  foot,
  openLink,
  isChanged,
  isSolved,
  isRunning,
  runButton,
  cloudsButton,
  ...props
}: Props): ReactNode {
  const isExercise = isSolved !== undefined;
  const hasLostCheck = isChanged && !isExercise && foot.mark !== CHANGED.mark;
  return (
    <Foot {...(isSolved ? SOLVED : hasLostCheck ? CHANGED : foot)}>
      <span className={styles.play}>
        {props.onRun && (
          <button
            type="button"
            className={styles.run}
            aria-disabled={!isRunning}
            onClick={() => isRunning && props.onStop()}
          >
            Stop
          </button>
        )}
        <button
          type="button"
          className={styles.run}
          aria-disabled={!isChanged}
          onClick={() => isChanged && props.onReset()}
        >
          Reset
        </button>
        {props.onRun && (
          <button
            ref={runButton}
            type="button"
            className={styles.run}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={props.onRun}
          >
            {isExercise ? 'Check' : 'Run'}
          </button>
        )}
        {props.onClouds && (
          <button ref={cloudsButton} type="button" className={styles.run} onClick={props.onClouds}>
            Compare clouds
          </button>
        )}
        {openLink}
      </span>
    </Foot>
  );
}
