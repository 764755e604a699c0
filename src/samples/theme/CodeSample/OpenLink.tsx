import type {ReactNode} from 'react';
import styles from './foot.module.css';

/**
 * Opens a program in the playground. `openInPlayground` writes the program into the address when the reader reaches for the link, so
 * that the page does not hold it twice. This is not a link of Docusaurus, which would load the playground as soon as the link
 * comes into view.
 *
 * @param playground address of the playground
 */
export default function OpenLink({playground}: {readonly playground: string}): ReactNode {
  return (
    <a className={styles.open} href={playground} data-open>
      Open in playground
    </a>
  );
}
