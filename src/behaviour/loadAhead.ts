import {fetchAhead} from '../lib/fetchAhead';
import {isConstrained} from '../lib/isConstrained';
import {whenRunning} from './application';
import {pageLinkOf} from './pageLink';
import type {SiteSettings} from './settings';

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const REST = 65;

/**
 * Loads the page of a link that a pointer rests on, so that it is there when the link is pressed. The page has rules by which
 * the browser renders it ahead if it can (`src/first-load/speculationRules.ts`). While the application runs, it does the like by
 * itself.
 */
export function loadAhead({baseUrl}: SiteSettings): void {
  const stop = () => document.querySelector('script[type=speculationrules]')?.remove();
  if (isConstrained()) stop();
  else if (HTMLScriptElement.supports?.('speculationrules')) whenRunning(stop);
  else fetchAtRest(baseUrl);
}

/** For browsers that know no rules. */
function fetchAtRest(baseUrl: string): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  whenRunning(() => {
    isOver = true;
  });
  document.addEventListener(
    'pointerover',
    ({target}) => {
      clearTimeout(timer);
      const href = pageLinkOf(target, baseUrl)?.href.replace(/#.*/, '');
      if (!href || isOver || fetched.has(href)) return;
      timer = setTimeout(() => {
        fetched.add(href);
        fetchAhead(href).catch(console.warn);
      }, REST);
    },
    {passive: true},
  );
}
