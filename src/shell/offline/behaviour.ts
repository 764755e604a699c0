import {isConstrained} from '../../lib/isConstrained';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';

/** Milliseconds that a page is read before the service worker comes. */
const DELAY_MS = 4000;

/** Keeps pages for when there is no network. All of it is a part that loads when the page has been read for a while. */
export function offline({baseUrl}: SiteSettings): void {
  if (!navigator.serviceWorker) return;
  onPage(() =>
    setTimeout(
      () => void import('./start').then(({start}) => start(baseUrl, isConstrained())).catch(console.warn),
      document.querySelector('[data-offline]') ? 0 : DELAY_MS,
    ),
  );
}
