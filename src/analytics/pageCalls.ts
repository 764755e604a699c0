import globalData from '@generated/globalData';
import type {ClientModule} from '@docusaurus/types';
import {refusesTracking} from './privacy';

interface Analytics {
  readonly page: () => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

const isAllowed = typeof window !== 'undefined' && !refusesTracking(navigator);

if (isAllowed) load().catch((error: unknown) => console.warn('Analytics could not be loaded.', error));

async function load(): Promise<void> {
  const {writeKey} = globalData.analytics!.default as {readonly writeKey: string};
  const {AnalyticsBrowser} = await import('@segment/analytics-next');
  window.analytics = AnalyticsBrowser.load({writeKey});
  // The first page was shown before there was anything to call.
  window.analytics.page();
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (isAllowed && previousLocation && location.pathname !== previousLocation.pathname) {
      window.analytics?.page();
    }
  },
};

export default clientModule;
