import {useEffect, useRef, type ReactNode} from 'react';
import styles from './files.module.css';

interface Props {
  readonly names: readonly string[];
  /** The open file. */
  readonly file: string;
  readonly filesWithErrors?: ReadonlySet<string>;
  readonly onOpen: (name: string) => void;
}

/** The files as tabs, which scroll sideways where they do not fit. The open one is in view. */
export default function FileList({names, file, filesWithErrors, onOpen}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tabs = list.current!;
    const [all, open] = [tabs, tabs.querySelector('[aria-current]')].map((one) =>
      one?.getBoundingClientRect(),
    );
    // Not by `scrollIntoView`, which scrolls the page as well.
    if (all && open && (open.left < all.left || open.right > all.right))
      tabs.scrollLeft += (open.left + open.right - all.left - all.right) / 2;
  }, [file, names.length]);
  return (
    <ul ref={list} className={styles.files} aria-label="Files">
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
