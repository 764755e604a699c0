import type {ReactNode} from 'react';
import styles from './notice.module.css';
import type {Notice} from './useProgram';

type Props = {readonly notice?: Notice; readonly onDismiss: () => void};

/** What the reader has to know of the program's way in and out. */
export default function NoticeBar({notice, onDismiss}: Props): ReactNode {
  return (
    <div role="alert">
      {notice && (
        <div className={styles.notice}>
          <p className={styles.text}>{notice.text}</p>
          {notice.actions.map(({label, act}) => (
            <button
              key={label}
              type="button"
              className="button button--secondary button--sm"
              onClick={() => {
                act();
                onDismiss();
              }}
            >
              {label}
            </button>
          ))}
          {notice.actions.length === 0 && (
            <button type="button" className="button button--secondary button--sm" onClick={onDismiss}>
              Close
            </button>
          )}
        </div>
      )}
    </div>
  );
}
