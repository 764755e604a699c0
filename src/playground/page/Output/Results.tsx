import type {ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import {adviceFor} from '@site/src/playground/client/advice';
import type {RunError, StackFrame} from '@site/src/playground/messages/runEvents';
import {
  describeUnsupportedFeature,
  type UnsupportedFeature,
} from '@site/src/playground/messages/unsupportedFeature';
import {hintOf} from '@site/src/playground/model/runStatus';
import type {RunView, TestView} from '@site/src/playground/model/runView';
import {nameOfTest} from '@site/src/wing/run/simulatorTests';
import ExplainLink from '../ExplainLink';
import ReloadButton from '../ReloadButton';
import Failure from './Failure';
import FollowTest from './FollowTest';
import Logs from './Logs';
import styles from './styles.module.css';

interface Props {
  readonly view: RunView;
  readonly onGoTo: (frame: StackFrame) => void;
  /** Address of the search page, where nothing else explains the compiler's messages. */
  readonly search?: string;
}

const MARKS: Record<TestView['state'], string> = {
  running: 'running',
  passed: 'pass',
  failed: 'fail',
  stopped: 'stopped',
};

/** What ended the run, the tests with their logs and errors, and the log of the program. */
export default function Results({view, onGoTo, search}: Props): ReactNode {
  const {unsupported, failure, tests, logs, droppedLines, refused} = view;
  const hint = hintOf(view);
  return (
    <>
      {hint && <p className={styles.empty}>{hint}</p>}
      {unsupported && <Unsupported {...unsupported} />}
      {failure && (
        <Failure error={failure.error} onGoTo={onGoTo}>
          {search && failure.stage === 'compiling' && <Explanation error={failure.error} search={search} />}
        </Failure>
      )}
      {failure?.isOutdated && <ReloadButton />}
      <ul className={styles.list}>
        {tests.map((test) => (
          <li key={test.path} className={styles.test} data-state={test.state}>
            <p className={styles.testName}>
              <span className={styles.mark}>{MARKS[test.state]}</span> {shownText(nameOfTest(test.path))}
              {test.milliseconds !== undefined && (
                <span className={styles.time}> {Math.round(test.milliseconds)} ms</span>
              )}
            </p>
            <Logs lines={test.logs} label={`Log of ${nameOfTest(test.path)}`} />
            {test.error && <Failure error={test.error} onGoTo={onGoTo} />}
            {test.steps && (
              <FollowTest
                test={test}
                tree={view.tree}
                refused={refused.find(({of}) => of === 'tree')?.reason}
                onGoTo={onGoTo}
              />
            )}
          </li>
        ))}
      </ul>
      {logs.length > 0 && <h3 className={styles.heading}>Program log</h3>}
      <Logs lines={logs} label="Program log" />
      {droppedLines > 0 && <p className={styles.empty}>Lines dropped: {droppedLines}</p>}
      {refused.map(({of, reason}) => (
        <p key={of} className={styles.empty}>
          Left out{of && ` (${shownText(of)})`}: {shownText(reason)}
        </p>
      ))}
    </>
  );
}

/** The compiler's messages are one text. The others often follow from the first. */
function Explanation({error, search}: {readonly error: RunError; readonly search: string}): ReactNode {
  const [first = ''] = error.message.split('\n', 1);
  return (
    <ExplainLink
      search={search}
      message={first}
      which={error.frames.length > 1 ? 'the first' : 'this'}
      className={styles.frame}
    />
  );
}

function Unsupported(unsupported: UnsupportedFeature): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{shownText(describeUnsupportedFeature(unsupported))}</p>
      <p>{adviceFor(unsupported.feature)}</p>
    </div>
  );
}
