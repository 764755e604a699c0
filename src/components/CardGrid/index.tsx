import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import styles from './styles.module.css';

/** Cards side by side, as many as fit. */
export default function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

type CardProps = {
  readonly title: string;
  /** A path of the site, an address elsewhere, or a mail address with `mailto:`. */
  readonly to: string;
  readonly children: ReactNode;
};

/** A place to go to, and what is there. The whole card is the link, whose name is the title alone. */
export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
        <span aria-hidden="true" className={styles.arrow}>
          {isInternalUrl(to) ? '→' : '↗'}
        </span>
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
