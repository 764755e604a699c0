import {closest} from '../../lib/page/press';

const OPEN = 'details.dropdown[open]';

/**
 * Closes a menu of the navbar when the reader presses or focuses something else, follows one of its links, or presses
 * Escape. It opens with no script.
 */
export function menus(): void {
  document.addEventListener('pointerdown', ({target}) => close(target));
  document.addEventListener('focusin', ({target}) => close(target));
  document.addEventListener('click', (event) => closest(event, `${OPEN} a`) && close());
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.querySelector(OPEN);
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    close();
  });
  // A page that the browser keeps, and shows again on the way back.
  addEventListener('pagehide', () => close());
}

/** @param target what the reader has reached for: the menu around it stays open */
function close(target?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}
