import {hideAnnouncement} from '../first-load/hideAnnouncement';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

/** Lets readers dismiss the announcement, until there is another one. */
export function dismissAnnouncement({announcementId, storageSuffix}: SiteSettings): void {
  if (announcementId === undefined) return;
  const seen = storedValue(`docusaurus.announcement.id${storageSuffix}`);
  const dismissed = storedValue(`docusaurus.announcement.dismiss${storageSuffix}`);
  onPage(() => {
    if (seen.get() === announcementId) return;
    seen.set(announcementId);
    dismissed.set('false');
  });
  // Dismissed on another page, while this one was kept to be shown on the way back.
  addEventListener('pageshow', ({persisted}) => persisted && hideAnnouncement(announcementId, storageSuffix));
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element && target.closest('[data-dismiss]'))) return;
    document.documentElement.dataset.announcement = 'dismissed';
    dismissed.set('true');
  });
}
