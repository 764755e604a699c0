/** When a page is shown: at once, or later where the browser has rendered it ahead. */

const listeners: (() => void)[] = [];
let isShown = false;

/** Calls `listener` once: when the page is shown, or now if it is. */
export function onPage(listener: () => void): void {
  listeners.push(listener);
  if (isShown) call(listener);
}

/** Begins to watch. Called once, by `index.ts`. */
export function watchPage(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', show, {once: true});
  } else {
    show();
  }
}

function show(): void {
  isShown = true;
  for (const listener of listeners) call(listener);
}

/** A listener that fails does not take the others with it. */
function call(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    reportError(error);
  }
}
