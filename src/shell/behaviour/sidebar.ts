/** Keeps the documentation's sidebar as the reader left it, and shows where in it the page is. */
import {restoreSidebar, sidebarKey, type KeptSidebar} from '../first-load/restoreSidebar';
import {onPage} from '../../lib/page/page';
import {closest, hasModifier} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

export function sidebar({storageSuffix}: SiteSettings): void {
  function keep(): void {
    const nav = find();
    if (!nav) return;
    const kept: KeptSidebar = [nav.scrollTop, categoriesOf(nav).map(({open}) => open)];
    storedValue(sidebarKey(nav, storageSuffix), 'sessionStorage').set(JSON.stringify(kept));
  }

  onPage(() => {
    const nav = find();
    if (!nav) return;
    restoreSidebar(nav, storageSuffix);
    reveal(nav);
  });
  addEventListener('pagehide', keep);
  document.addEventListener('click', closeOwnCategory);
  document.addEventListener('toggle', revealInDrawer, {capture: true});
}

function find(): HTMLElement | null {
  return document.querySelector('[data-sidebar]');
}

function categoriesOf(nav: HTMLElement): HTMLDetailsElement[] {
  return [...nav.querySelectorAll('details')];
}

/** Opens the categories that the page is in, and scrolls to its link if that is out of sight. */
function reveal(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link) return;
  for (const category of categoriesOf(nav)) {
    if (category.parentElement!.contains(link)) category.open = true;
  }
  const scroller = nav.closest<HTMLElement>(':popover-open') ?? nav;
  const {top, bottom} = link.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) scroller.scrollTop += top - (box.top + box.bottom) / 2;
}

/** On small screens there is nothing to scroll before the drawer is open. */
function revealInDrawer({target}: Event): void {
  const nav = find();
  if (nav && target instanceof HTMLElement && target.matches(':popover-open') && target.contains(nav)) {
    reveal(nav);
  }
}

/** A link to the page that is shown, which is the name of a category, closes the category and opens it again. */
function closeOwnCategory(event: MouseEvent): void {
  const link = closest(event, '[data-sidebar] [aria-current]');
  const category = link?.nextElementSibling;
  if (!(category instanceof HTMLDetailsElement) || hasModifier(event)) return;
  event.preventDefault();
  category.open = !category.open;
}
