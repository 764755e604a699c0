import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The head of a site page. Its children are written in Markdown: the title first, then a few words on the page.
 * Docusaurus puts the title of a Markdown page into a `header` of its own, so this is a plain box.
 */
export default function PageHero({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.hero}>{children}</div>;
}
