/* oxlint-disable no-restricted-globals -- only compared with constants */

/**
 * Hides an announcement that the reader has dismissed before anything is painted. One with another id is shown again.
 *
 * @param suffix of the names that values are stored under
 */
export function hideAnnouncement(id: string, suffix: string): void {
  try {
    const isDismissed =
      localStorage.getItem(`docusaurus.announcement.id${suffix}`) === id &&
      localStorage.getItem(`docusaurus.announcement.dismiss${suffix}`) === 'true';
    if (isDismissed) document.documentElement.dataset.announcement = 'dismissed';
  } catch {
    // Without storage nothing was ever dismissed.
  }
}
