import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Slot from '../Slot';
import {LINKS} from '@site/src/config/site';
import styles from './styles.module.css';

interface StarButtonProps {
  /** Whether it stands in the menu of a small screen, which is a list. */
  readonly mobile?: boolean;
}

/** Link to the public repository that asks for a star and tells how many there are. */
export default function StarButton({mobile = false}: StarButtonProps): ReactNode {
  const button = (
    <Link to={LINKS.repository} className={clsx(mobile ? 'menu__link' : 'navbar__item', styles.link)}>
      <span className={styles.button}>
        <StarIcon />
        Star us
      </span>
      {/* `src/components/StarButton/starCount.ts` */}
      <Slot className={styles.count} data-star-count="" data-test-id="star-count" />
    </Link>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}

function StarIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 1.2l2 4.3 4.7.6-3.4 3.2.9 4.7L8 11.7 3.8 14l.9-4.7L1.3 6.1 6 5.5z" />
    </svg>
  );
}
