import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

const LABEL = 'Skip to main content';

/** Leads past the navbar; with `src/shell/behaviour/skipLink.ts`, past the list of pages as well. */
export default function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={LABEL} data-skip="">
      <a className={styles.link} href={`#${SkipToContentFallbackId}`}>
        {LABEL}
      </a>
    </div>
  );
}
