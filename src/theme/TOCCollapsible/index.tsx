import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The headings of the page on small screens, folded. The list is the same as that of `TOC`, to the letter. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}
