import {useState, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import {nameOfTest} from '@site/src/wing/run/simulatorTests';
import {usePart} from '../usePart';
import type {TestTraceProps} from './TestTrace';
import styles from './styles.module.css';

/** The trace of a test, which is loaded once the reader opens it. */
export default function FollowTest(props: TestTraceProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.follow} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        Follow this test<span className="sr-only">: {shownText(nameOfTest(props.test.path))}</span>
      </summary>
      {isOpen && <LoadedTrace {...props} />}
    </details>
  );
}

function LoadedTrace(props: TestTraceProps): ReactNode {
  const part = usePart(() => import('./TestTrace'));
  if (!part) return <p className={styles.empty}>Loading …</p>;
  if (part === 'failed') {
    return (
      <p className={styles.empty} role="status">
        The steps didn’t load. Check your network connection, then close this part and open it again.
      </p>
    );
  }
  return <part.default {...props} />;
}
