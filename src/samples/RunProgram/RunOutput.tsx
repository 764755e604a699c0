import type {ReactNode} from 'react';
import clsx from 'clsx';
import {shownText} from '@site/src/lib/shownText';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {RunView} from '@site/src/playground/model/runView';
import Results from '@site/src/playground/page/Output/Results';
import Difference from './Difference';
import type {NextPage} from '../exercises/nextPage';
import type {PrintedOutput} from '../types';
import {compareOutput} from './printedOutput';
import styles from './styles.module.css';

interface Props {
  readonly view: RunView;
  /** What the page says of the run in one sentence. */
  readonly status: string;
  /** Whether the reader has reset the program, so that the output is no longer that of its text. */
  readonly isCleared: boolean;
  readonly printed: PrintedOutput | undefined;
  readonly entry: string;
  /** Address of the search page. */
  readonly search: string;
  /** After an exercise that is solved. */
  readonly next: NextPage | undefined;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** The output of the last run, and whether the page prints the same. While there is one, the style sheet hides the printed one. */
export default function RunOutput({
  view,
  status,
  isCleared,
  printed,
  entry,
  search,
  next,
  onGoTo,
}: Props): ReactNode {
  const hasEnded = view.end === 'itself' && !view.failure && !view.unsupported;
  const comparison = printed && hasEnded && !isCleared ? compareOutput(view, printed, entry) : undefined;
  return (
    <section
      className={clsx(styles.output, !isCleared && hasOutput(view) && styles.fresh)}
      aria-label="Output of this run"
    >
      <p role="status" className={styles.status}>
        {/* Each in an element of its own: a browser that translates the page puts others in place of texts. */}
        <span key={status}>{isCleared ? '' : status}</span>
        {comparison && <span> {comparison.isSame ? SAME : DIFFERS}</span>}
      </p>
      {next && (
        <p className={styles.next}>
          <a className="button button--primary" href={next.href}>
            {next.words}
          </a>
        </p>
      )}
      {!isCleared && (
        <>
          {comparison && !comparison.isSame && <Difference text={comparison.difference} />}
          {view.preflight && (
            <pre className={styles.text} tabIndex={0} role="group" aria-label="Output of preflight">
              <samp>{shownText(view.preflight)}</samp>
            </pre>
          )}
          <Results view={view} onGoTo={onGoTo} search={search} />
        </>
      )}
    </section>
  );
}

/** A simulator that did not load has nothing to show. */
function hasOutput({preflight, tests, end, failure}: RunView): boolean {
  if (failure) return failure.stage !== 'loading';
  return preflight !== '' || tests.length > 0 || end === 'itself';
}

const SAME = 'The output is the same as the printed one.';
const DIFFERS = 'The output differs from the printed one.';
