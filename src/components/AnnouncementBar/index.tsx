import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import CloseIcon from '@theme/Icon/Close';
import styles from './styles.module.css';

/** The announcement above the navbar. It is on every page; `src/shell/behaviour/dismissAnnouncement.ts` hides it from those who have dismissed it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const {content, isCloseable} = announcementBar;
  return (
    <div className={clsx(ThemeClassNames.announcementBar.container, styles.bar)} role="banner">
      <div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <button type="button" className={clsx('clean-btn', styles.close)} aria-label="Close" data-dismiss="">
          <CloseIcon width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
