import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';

/** On the page for wrong addresses: goes to where the page is now, or proposes others. No other page loads the lists. */
export function notFound({baseUrl}: SiteSettings): void {
  onPage(() => {
    const page = document.querySelector('[data-not-found]');
    if (page) import('./helpLost').then(({helpLost}) => helpLost(page, baseUrl)).catch(console.warn);
  });
}
