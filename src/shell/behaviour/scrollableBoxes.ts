/** A table that is too wide scrolls in its own box, which the keyboard can reach then. */
import {onPage} from '../../lib/page/page';

export function scrollableBoxes(): void {
  onPage(() => {
    const observer = new ResizeObserver((entries) =>
      entries.forEach(({target}) => update(target as HTMLElement)),
    );
    for (const box of document.querySelectorAll('[data-scrollable]')) observer.observe(box);
  });
}

function update(box: HTMLElement): void {
  const isTooWide = box.scrollWidth > box.clientWidth;
  for (const [name, value] of Object.entries({
    tabindex: '0',
    role: 'group',
    'aria-label': box.dataset.scrollable || 'Table',
  })) {
    if (isTooWide) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
