import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A part of a site page. Its children are written in Markdown: a heading of the second level, which stands beside the
 * rest on a wide screen, and then the rest.
 */
export default function PageSection({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.section}>{children}</section>;
}
