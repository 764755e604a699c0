import {closest} from '../../lib/page/press';

/** Takes the focus past the navbar and the list of pages to the content. */
export function skipLink(): void {
  document.addEventListener('click', (event) => {
    const main = closest(event, '[data-skip]') && document.querySelector<HTMLElement>('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
