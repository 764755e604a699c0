import globalData from '@generated/globalData';
import type {ClientModule} from '@docusaurus/types';
import {refusesTracking, type PrivacySignals} from './privacy';

interface Analytics {
  readonly page: () => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

const isAllowed = typeof window !== 'undefined' && !refusesTracking(navigator as PrivacySignals);

if (isAllowed) void load();

async function load(): Promise<void> {
  const {writeKey} = globalData.analytics?.default as {readonly writeKey: string};
  try {
    const {AnalyticsBrowser} = await import('@segment/analytics-next');
    window.analytics = AnalyticsBrowser.load({writeKey});
    // The first page was shown before there was anything to call.
    window.analytics.page();
  } catch (error) {
    console.warn('Analytics could not be loaded.', error);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (isAllowed && previousLocation && location.pathname !== previousLocation.pathname) {
      window.analytics?.page();
    }
  },
};

export default clientModule;
