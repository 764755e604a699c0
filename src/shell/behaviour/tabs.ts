/** The tabs pattern of the ARIA practices: one tab stop, arrow keys, Home and End (`src/components/TabSet`). */

import {closest} from '../../lib/page/press';

const TAB = '[role=tab]';

/** The index that a key moves to, from `index` of `count` tabs. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function tabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closest(event, TAB);
    if (tab?.closest('[data-tabs]')) select(tab);
  });
  // A tab that is React's answers to the press.
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, TAB);
    if (!tab || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = siblings(tab);
    const next = STEPS[event.key]?.(all.indexOf(tab), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.click();
    all[next]?.focus();
  });
}

function siblings(tab: HTMLElement): HTMLElement[] {
  return [...tab.parentElement!.querySelectorAll<HTMLElement>(TAB)];
}

function select(chosen: HTMLElement): void {
  for (const tab of siblings(chosen)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')!.hidden = !isChosen;
  }
}
