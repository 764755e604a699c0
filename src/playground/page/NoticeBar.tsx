import type {ReactNode} from 'react';
import styles from './notice.module.css';

export interface Notice {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

interface NoticeAction {
  readonly label: string;
  act(): void;
}

/** A notice that only tells something: its one action closes it. */
export function messageNotice(text: string | undefined, close: () => void): Notice | undefined {
  return text === undefined ? undefined : {text, actions: [{label: 'Close', act: close}]};
}

/** What the reader has to know about the program, such as why a link could not be opened. */
export default function NoticeBar({notice}: {readonly notice?: Notice}): ReactNode {
  return (
    <div role="alert">
      {notice && (
        <div className={styles.notice}>
          <p className={styles.text}>{notice.text}</p>
          {notice.actions.map(({label, act}) => (
            <button key={label} type="button" className="button button--secondary button--sm" onClick={act}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
