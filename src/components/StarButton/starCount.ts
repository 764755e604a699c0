import {formatStarCount} from './formatStarCount';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

/** Characters of an answer: that of GitHub has 7,000. */
const MAX_CHARS = 99_999;

let request: Promise<string | undefined> | undefined;

/** Writes how many stars there are into the buttons that ask for one. */
export function starCount({starCountUrl, storageSuffix}: SiteSettings): void {
  // GitHub answers sixty requests an hour, which a reader's pages would soon use up.
  const kept = storedValue(`star-count${storageSuffix}`, 'sessionStorage');
  onPage(() => {
    // As long as a count is.
    const known = kept.get()?.slice(0, 9);
    (known ? Promise.resolve(known) : loadStarCount(starCountUrl))
      .then((count) => {
        if (count === undefined) return;
        if (!known) kept.set(count);
        for (const slot of document.querySelectorAll('[data-star-count]')) write(count, slot);
      })
      .catch(reportError);
  });
}

/**
 * Asks for the repository's metadata, once for each full page load however often it is called. Never rejects: where
 * there is no count to show, for whatever reason, the answer is `undefined`.
 */
export function loadStarCount(url: string): Promise<string | undefined> {
  request ??= fetchStarCount(url);
  return request;
}

async function fetchStarCount(url: string): Promise<string | undefined> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- `formatStarCount` accepts a number and nothing else
    const response = await fetch(url, {credentials: 'omit'});
    if (!response.ok) return undefined;
    // What is cut off is no JSON.
    const text = (await response.text()).slice(0, MAX_CHARS);
    const metadata = JSON.parse(text) as {readonly watchers_count?: unknown} | null;
    return formatStarCount(metadata?.watchers_count);
  } catch {
    return undefined;
  }
}

/** The unit is for those who do not see the star. */
function write(count: string, slot: Element): void {
  const unit = document.createElement('span');
  unit.textContent = ' stars';
  slot.replaceChildren(count, unit);
}
