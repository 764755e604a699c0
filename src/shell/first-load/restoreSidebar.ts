/** What is kept of a sidebar while the tab is open: how far it was scrolled, and which of its categories were open. */
export type KeptSidebar = readonly [top: number, open: readonly boolean[]];

/** Characters of it. */
const MAX_CHARS = 9999;

/** Shows the documentation's sidebar as the reader left it, before it is painted if it has come by then. */
export function restoreEarly(suffix: string): void {
  requestAnimationFrame(() => {
    const nav = document.querySelector<HTMLElement>('[data-sidebar]');
    // `main` follows the sidebar, so the sidebar is complete once `main` exists.
    if (nav && document.querySelector('main')) restoreSidebar(nav, suffix);
    else if (document.readyState === 'loading') restoreEarly(suffix);
  });
}

/** Does so once: from then on the reader opens and closes. */
export function restoreSidebar(nav: HTMLElement, suffix: string): void {
  if ('restored' in nav.dataset) return;
  nav.dataset.restored = '';
  try {
    // What is longer than any sidebar is cut off, and then is no JSON.
    // oxlint-disable-next-line no-restricted-globals -- cut at a length; yields booleans and a place to scroll to
    const kept = sessionStorage.getItem(sidebarKey(nav, suffix))!.slice(0, MAX_CHARS);
    const [top, open] = JSON.parse(kept) as KeptSidebar;
    nav.querySelectorAll('details').forEach((category, index) => {
      // Those that the page is in are open in any case.
      category.open = open[index]! || category.parentElement!.querySelector('[aria-current]') !== null;
    });
    nav.scrollTop = top;
  } catch {
    // Nothing is kept yet, or nothing can be.
  }
}

export function sidebarKey({dataset}: HTMLElement, suffix: string): string {
  return `sidebar.${dataset.sidebar}${suffix}`;
}
