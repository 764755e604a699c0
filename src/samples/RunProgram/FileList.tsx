import type {ReactNode} from 'react';
import styles from '../../playground/page/files.module.css';

type Props = {
  readonly names: readonly string[];
  /** The open one. */
  readonly file: string;
  readonly onOpen: (name: string) => void;
};

/** The files of a program that has several. */
export default function FileList({names, file, onOpen}: Props): ReactNode {
  if (names.length === 1) return null;
  return (
    <div className={styles.bar}>
      <ul className={styles.files} aria-label="Files">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.file}
              aria-current={name === file ? 'true' : undefined}
              onClick={() => onOpen(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
