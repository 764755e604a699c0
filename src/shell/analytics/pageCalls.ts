import {refusesTracking} from './privacy';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';

interface Analytics {
  readonly page: () => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

/** Written by the bundler: a site without a write key has nothing of the library. */
declare const HAS_ANALYTICS: boolean;

/**
 * Makes a call for each page that is shown, one that the browser kept and shows again among them, where there is an analytics
 * object. With a write key, the library brings it. For a reader who asks not to be tracked nothing is loaded or called.
 */
export function pageCalls({analyticsWriteKey}: SiteSettings): void {
  if (refusesTracking(navigator)) return;
  onPage(() => {
    if (HAS_ANALYTICS && analyticsWriteKey) load(analyticsWriteKey).then(call, warn);
    else call();
  });
  addEventListener('pageshow', ({persisted}) => persisted && call());
}

function call(): void {
  window.analytics?.page();
}

function warn(error: unknown): void {
  console.warn('Analytics could not be loaded.', error);
}

async function load(writeKey: string): Promise<void> {
  const {AnalyticsBrowser} = await import('@segment/analytics-next');
  window.analytics = AnalyticsBrowser.load({writeKey});
}
