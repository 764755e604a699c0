/** Buttons of a code sample that wrap its long lines, and show the lines that it hides. */
import {closest} from '../../lib/page/press';

const ATTRIBUTES = {wrap: 'data-wrapped', lines: 'data-shows-hidden'} as const;

export function codeView(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-tool=wrap], [data-tool=lines]');
    const sample = button?.closest('figure');
    if (!button || !sample) return;
    const attribute = ATTRIBUTES[button.dataset.tool as keyof typeof ATTRIBUTES];
    button.setAttribute('aria-pressed', String(sample.toggleAttribute(attribute)));
  });
}
