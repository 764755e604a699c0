import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A fold in the text of a page, as the browser has it. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary ?? <summary>Details</summary>}
      {children}
    </details>
  );
}
