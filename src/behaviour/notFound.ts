import {isApplicationRunning, whenRunning} from './application';
import {onPage} from './page';
import type {SiteSettings} from './settings';

/** On the page for wrong addresses: goes to where the page is now, or proposes others. No other page loads the lists. */
export function notFound({baseUrl}: SiteSettings): void {
  onPage((signal) => {
    help(baseUrl, signal);
    // On an address below an area, the application renders the page anew.
    if (!isApplicationRunning()) whenRunning(() => signal.aborted || help(baseUrl, signal));
  });
}

function help(baseUrl: string, signal: AbortSignal): void {
  const page = document.querySelector('[data-not-found]');
  if (!page || page.querySelector('[data-search-page]')?.hasChildNodes()) return;
  import('./helpLost').then(({helpLost}) => helpLost(page, baseUrl, signal)).catch(console.warn);
}
