/** When a page is shown: by the browser, or by the application, which navigates while it runs. */

/** The application dispatches it on the document when it has put another page in the place of the last. */
export const PAGE_EVENT = 'application:page';

/** The application dispatches it on the document when another page takes long to come. */
export const SLOW_EVENT = 'application:slow';

/** Called with each page. The signal is aborted when the page is left. */
type PageListener = (signal: AbortSignal) => void;

const listeners: PageListener[] = [];
let current: AbortController | undefined;

/**
 * Calls `listener` with each page that is shown: now, or when a page that was rendered ahead is shown at last, and after each
 * navigation of the application.
 */
export function onPage(listener: PageListener): void {
  listeners.push(listener);
  if (current) call(listener, current.signal);
}

/** Begins to watch. Called once, by `index.ts`. */
export function watchPages(): void {
  document.addEventListener(PAGE_EVENT, show);
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', show, {once: true});
  } else {
    show();
  }
}

function show(): void {
  current?.abort();
  current = new AbortController();
  for (const listener of listeners) call(listener, current.signal);
}

/** A listener that fails does not take the others with it. */
function call(listener: PageListener, signal: AbortSignal): void {
  try {
    listener(signal);
  } catch (error) {
    reportError(error);
  }
}
