import {showBaseUrlBanner} from './baseUrlBanner';
import {renderNotice} from './notice';

/* oxlint-disable no-restricted-globals -- the answers stay unread; the page is only loaded again */

const SCRIPT = 'script[type="module"]';

/** What a page names itself. */
const OWN_FILE = `${SCRIPT}, link[rel="stylesheet"]`;

/**
 * Tells the reader when a style sheet or the behaviours' script does not arrive: the page can be read, but may not look or
 * work as it should. They cannot come where the site is served under another path than it was built for.
 */
export function offerRetry(baseUrl: string): void {
  let hasFailed = false;
  let isShown = false;
  let script: 'loading' | 'arrived' | 'failed' = 'loading';
  const onEnd = () => {
    // The one notice or the other: the script is loaded last.
    if (isShown || !hasFailed || script === 'loading' || document.readyState !== 'complete') return;
    isShown = true;
    show(baseUrl, script);
  };
  // An error of an element is not passed on to its parents, but it can be seen on its way down.
  addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof Element) || !target.matches(OWN_FILE)) return;
      hasFailed = true;
      if (target.matches(SCRIPT)) script = 'failed';
      onEnd();
    },
    true,
  );
  // The document is as far as such an event goes.
  document.addEventListener(
    'load',
    ({target}) => {
      if (target instanceof Element && target.matches(SCRIPT) && script === 'loading') script = 'arrived';
      onEnd();
    },
    true,
  );
  addEventListener('load', onEnd);
}

function show(baseUrl: string, script: 'arrived' | 'failed'): void {
  if (script === 'failed' && showBaseUrlBanner(baseUrl)) return;
  renderNotice({
    message: ['Part of this page didn’t load. You can still read it, but menus and buttons may not work.'],
    retry: () => void reloadAll(),
  });
}

/**
 * Reloads the page with its files. The browser may have kept that they were missing, from a moment in which a deploy was on its
 * way, and reloading the page alone would take that for an answer.
 */
async function reloadAll(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLElement & {src?: string; href?: string}>(OWN_FILE)];
  await Promise.allSettled(files.map(({src, href}) => fetch((src ?? href)!, {cache: 'reload'})));
  location.reload();
}
