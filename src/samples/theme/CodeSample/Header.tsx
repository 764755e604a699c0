import type {ReactNode} from 'react';
import styles from './header.module.css';

interface HeaderProps {
  readonly id: string;
  /** Without a name there is no bar, and the tools float over the corner of the code. */
  readonly name: string | undefined;
  /** The tools. */
  readonly children: ReactNode;
}

export default function Header({id, name, children}: HeaderProps): ReactNode {
  return (
    <figcaption className={styles.header} data-untitled={!name || undefined}>
      {name && (
        <span className={styles.title} id={id}>
          {name}
        </span>
      )}
      <span className={styles.tools}>{children}</span>
    </figcaption>
  );
}
