import {fetchAhead} from '../../lib/fetchAhead';
import {isConstrained} from '../../lib/isConstrained';
import {pageLinkOf} from '../../lib/page/pageLink';
import type {SiteSettings} from '../../lib/page/settings';

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const HOVER_DELAY_MS = 65;

/**
 * Loads the page of a link that a pointer rests on or presses, so that it is there when the link is followed: for browsers
 * that know no rules of the like (`src/shell/first-load/speculationRules.ts`).
 */
export function loadAhead({baseUrl}: SiteSettings): void {
  if (HTMLScriptElement.supports?.('speculationrules') || isConstrained()) return;
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchIn = (delay: number, target: EventTarget | null): void => {
    clearTimeout(timer);
    const href = pageLinkOf(target, baseUrl)?.href.replace(/#.*/, '');
    if (!href || fetched.has(href)) return;
    timer = setTimeout(() => {
      fetched.add(href);
      fetchAhead(href).catch(console.warn);
    }, delay);
  };
  document.addEventListener('pointerover', ({target}) => fetchIn(HOVER_DELAY_MS, target), {passive: true});
  document.addEventListener('pointerdown', ({target}) => fetchIn(0, target), {passive: true});
}
