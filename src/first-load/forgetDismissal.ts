/**
 * Shows a new announcement to those who have dismissed the one before. The theme does so as well, but only after it
 * has hidden the bar for this page, by what the storage said when the page began.
 */
export function forgetDismissal({id, suffix}: {readonly id: string; readonly suffix: string}): void {
  try {
    if (localStorage.getItem(`docusaurus.announcement.id${suffix}`) !== id) {
      localStorage.removeItem(`docusaurus.announcement.dismiss${suffix}`);
    }
  } catch {
    // Without storage nothing was ever dismissed.
  }
}
