import {PAGE_EVENT} from './page';
import {closest} from './press';

const SKIP = '[data-skip]';

/**
 * Takes the focus past the navbar and the list of pages to the content. When the application has put another page in the
 * place of the last, the focus begins at its top, as it does when the browser loads a page.
 */
export function skipLink(): void {
  let isBack = false;
  document.addEventListener('click', (event) => {
    isBack = false;
    if (!closest(event, SKIP)) return;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return;
    event.preventDefault();
    focus(main);
  });
  addEventListener('popstate', () => (isBack = true));
  document.addEventListener(PAGE_EVENT, () => {
    const start = document.querySelector<HTMLElement>(SKIP);
    if (start && !isBack && !location.hash) focus(start);
    isBack = false;
  });
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}
