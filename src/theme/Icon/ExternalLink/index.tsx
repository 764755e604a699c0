import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** With its own drawing: the theme's is in a list of symbols that each page would begin with, under an inline style. */
export default function ExternalLinkIcon({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      role="img"
      aria-label="(opens in new tab)"
      className={styles.icon}
    >
      <path fill="currentColor" d="M21 13v10H2V4h12v2H4v15h17zm3-12H13l4 4-7 7 3 3 7-7 4 4z" />
    </svg>
  );
}
