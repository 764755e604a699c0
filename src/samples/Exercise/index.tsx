import type {ReactNode} from 'react';
import Slot from '@site/src/components/Slot';
import styles from './styles.module.css';

interface Parent {
  readonly children: ReactNode;
}

/** A hint of an exercise: a fold of the browser, which works without a script. */
export function Hint({title, children}: Parent & {readonly title: string}): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** The solution of an exercise, with its program. */
export function Solution({children}: Parent): ReactNode {
  return (
    <details className={styles.fold} data-solution>
      <summary>Show the solution</summary>
      {children}
      <p className={styles.check}>
        <button type="button" className="button button--secondary" data-use-solution disabled>
          Check the solution in the editor
        </button>
      </p>
    </details>
  );
}

interface QuestionProps extends Parent {
  /** From 1, in the page. */
  readonly number: string;
  /** Whether one answer is right, or several. */
  readonly type: 'radio' | 'checkbox';
}

/** A question with its answers. `src/learning/behaviour/lessonExercise.ts` checks what the reader has chosen. */
export function Question({number, type, children}: QuestionProps): ReactNode {
  return (
    <fieldset
      className={styles.question}
      data-question={number}
      data-several={type === 'checkbox' || undefined}
    >
      {children}
    </fieldset>
  );
}

/** The first element of a question. */
export function QuestionText({children}: Parent): ReactNode {
  return <legend className={styles.legend}>{children}</legend>;
}

interface AnswerProps extends Parent {
  /** The same for all answers of a question. */
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly right?: 'true';
}

/** An answer to choose, with a place for its explanation. */
export function Answer({name, type, right, children}: AnswerProps): ReactNode {
  return (
    <div className={styles.answer} data-answer={right ? 'right' : 'wrong'}>
      <label>
        <input type={type} name={name} />
        {children}
      </label>
      <Slot as="div" role="status" className={styles.explanation} />
    </div>
  );
}

/** Under the answers: what checks them, and all answers with their explanations. */
export function Explanations({children}: Parent): ReactNode {
  return (
    <>
      <p className={styles.check}>
        <button type="button" className="button button--secondary" data-check-answer disabled>
          Check
        </button>
        <Slot role="status" />
      </p>
      <details className={styles.fold} data-explanations>
        <summary>Show the answer</summary>
        {children}
      </details>
    </>
  );
}
