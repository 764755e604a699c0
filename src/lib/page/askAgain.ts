/** Shown in the place of what does not arrive any more. */
export const NEW_VERSION = 'A new version of this site is here.';

/**
 * Asks once more for the scripts and style sheets that the server did not have, past the browser's cache: that may have kept the error
 * of a moment in which a deploy was on its way. The next attempt to load them gets what is there now.
 *
 * @param onGone called for each that is gone
 */
export function askAgain(onGone: () => void): void {
  for (const entry of performance.getEntriesByType('resource')) {
    const {name, responseStatus} = entry as PerformanceResourceTiming;
    if (responseStatus > 399 && /s$/.test(name))
      // oxlint-disable-next-line no-restricted-globals -- only the status of the answer is read
      fetch(name, {cache: 'reload'})
        // As `isGone` says, whose module would be a request more on every page.
        .then(({status}) => (status === 404 || status === 410) && onGone())
        .catch(console.warn);
  }
}
