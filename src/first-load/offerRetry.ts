import {showBaseUrlBanner} from './baseUrlBanner';
import {showNotice} from './notice';

/** What a page names itself. The application, which comes later, has a notice of its own (`src/behaviour/retryApplication.ts`). */
const OWN_FILE = 'script[type="module"], link[rel="stylesheet"]:not([data-later])';

/**
 * Tells the reader when a style sheet or the behaviours' script does not arrive: the page can be read, but may not look or
 * work as it should. Where neither has come, the site is most likely served under another path than it was
 * built for.
 */
export function offerRetry(baseUrl: string): void {
  let hasFailed = false;
  // An error of an element is not passed on to its parents, but it can be seen on its way down.
  window.addEventListener(
    'error',
    ({target}) => {
      if (hasFailed || !(target instanceof Element) || !target.matches(OWN_FILE)) return;
      hasFailed = true;
      if (document.readyState === 'complete') show(baseUrl);
      else window.addEventListener('load', () => show(baseUrl));
    },
    {capture: true},
  );
}

function show(baseUrl: string): void {
  const root = document.documentElement;
  const isStyled = getComputedStyle(root).getPropertyValue('--ifm-navbar-height');
  if (!isStyled && root.dataset.behaviour !== 'ready') return showBaseUrlBanner(baseUrl);
  showNotice('A part of this page did not arrive. You can read it; menus and buttons may not work.', () =>
    window.location.reload(),
  );
}
