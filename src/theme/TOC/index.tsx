import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** On a blog post the list of headings stands outside `main`: as a landmark it is found by all readers. */
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
