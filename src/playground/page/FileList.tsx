import type {ReactNode} from 'react';
import styles from './files.module.css';

interface Props {
  readonly names: readonly string[];
  /** The open file. */
  readonly file: string;
  readonly filesWithErrors?: ReadonlySet<string>;
  readonly onOpen: (name: string) => void;
}

export default function FileList({names, file, filesWithErrors, onOpen}: Props): ReactNode {
  return (
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
            {filesWithErrors?.has(name) && (
              <span className={styles.errorMark} role="img" aria-label="has errors" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
