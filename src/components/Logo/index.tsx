import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SITE} from '@site/src/config/site';
import styles from './styles.module.css';

/** The site's name, drawn in the colours of the theme by the style sheet: a link to the home page. */
export default function Logo(): ReactNode {
  return (
    <Link to={useBaseUrl('/')} className="navbar__brand">
      <span role="img" aria-label={SITE.title} className={styles.logo} />
    </Link>
  );
}
