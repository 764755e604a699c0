import {refusesTracking} from '../analytics/privacy';
import {onPage} from './page';
import type {SiteSettings} from './settings';

interface Analytics {
  readonly page: () => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

let loading: Promise<void> | undefined;

/**
 * Sends a call for each page that is shown, one that the browser kept and shows again among them. For a reader who asks not to be
 * tracked nothing is loaded; a site without a write key does not have this file (`index.ts`).
 */
export function pageCalls({analyticsWriteKey}: SiteSettings): void {
  if (!analyticsWriteKey || refusesTracking(navigator)) return;
  onPage(() => call(analyticsWriteKey));
  addEventListener('pageshow', ({persisted}) => persisted && call(analyticsWriteKey));
}

function call(writeKey: string): void {
  if (loading) {
    window.analytics?.page();
    return;
  }
  loading = load(writeKey)
    // The page was shown before there was anything to call.
    .then(() => void window.analytics?.page())
    .catch((error: unknown) => console.warn('Analytics could not be loaded.', error));
}

async function load(writeKey: string): Promise<void> {
  const {AnalyticsBrowser} = await import('@segment/analytics-next');
  window.analytics = AnalyticsBrowser.load({writeKey});
}
