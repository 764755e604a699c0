import {useEffect, useId, useRef, type ReactNode} from 'react';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog: its first field has the focus. The browser keeps the focus in it, closes it with Escape, and restores it. */
export default function Dialog({title, children, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // The browser gives the focus to the first button, and `autoFocus` comes before there is a dialog.
    element.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
