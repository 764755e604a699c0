import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Pages in the order in which to read them. */
export default function ReadingList({children}: {readonly children: ReactNode}): ReactNode {
  return <ol className={styles.list}>{children}</ol>;
}

type ReadingProps = {readonly title: string; readonly to: string; readonly children: ReactNode};

/** One page of a reading list: its name, and what the reader can do after it. */
export function Reading({title, to, children}: ReadingProps): ReactNode {
  return (
    <li className={styles.reading}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
