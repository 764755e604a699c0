/** What pages load of this room: the registration of the worker, and the part of the one page that shows what is kept. */
import {register} from './register';

/** Where the page shows it. */
const PLACE = '[data-offline]';

/** Milliseconds that the registration waits for an idle moment at most. */
const IDLE_TIMEOUT_MS = 5000;

/** @param isConstrained whether the connection is slow, or to be saved */
export async function start(baseUrl: string, isConstrained: boolean): Promise<void> {
  const place = document.querySelector(PLACE);
  if (place && 'caches' in window) {
    const {openPanel} = await import('./panel/open');
    openPanel(place, {baseUrl, isConstrained});
  }
  await idle();
  await register(baseUrl);
}

/** Resolves when the page is loaded, and the browser has nothing else to do. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
  }
  // Safari does not tell.
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: IDLE_TIMEOUT_MS}));
  }
}
