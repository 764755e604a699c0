import type {ReactNode} from 'react';
import Dialog from './Dialog';
import styles from './form.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted. */
export default function ConfirmDialog({title, text, action, onConfirm, onClose}: Props): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className={styles.row}>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
        <button type="button" className="button button--secondary" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
