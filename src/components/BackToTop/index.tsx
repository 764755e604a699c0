import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Hidden, until `src/shell/behaviour/backToTop.ts` finds that the reader scrolls up. */
export default function BackToTop(): ReactNode {
  return (
    <button
      type="button"
      data-back-to-top=""
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
    />
  );
}
