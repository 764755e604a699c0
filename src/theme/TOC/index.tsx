import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/**
 * The headings of the page, of which `src/shell/behaviour/tableOfContents.ts` marks the one that the reader is at. On a blog post
 * it stands outside `main`: as a landmark it is found by all readers.
 */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <TOCItems {...props} />
    </nav>
  );
}
