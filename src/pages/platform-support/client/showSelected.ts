import type {Selection} from '@site/src/components/Filters/selection';

/**
 * Shows the tables, columns and rows of a selection and hides the others. The tables come from Markdown and do not change
 * otherwise, so they are changed in place.
 *
 * @returns the number of rows that are shown
 */
export function showSelected(
  box: HTMLElement,
  {resource = [], platform = [], answer = []}: Selection,
): number {
  const isChosen = (chosen: readonly string[], value = '') => chosen.length === 0 || chosen.includes(value);
  let count = 0;
  for (const section of all(box, 'section[data-resource]')) {
    for (const cell of all(section, '[data-platform]'))
      cell.hidden = !isChosen(platform, cell.dataset.platform);
    const rows = all(section, 'tbody tr');
    for (const row of rows)
      row.hidden = !all(row, 'td:not([hidden])').some((cell) => isChosen(answer, cell.dataset.answer));
    const messages = all(section, '[data-platforms]');
    for (const message of messages)
      message.hidden = !message.dataset.platforms!.split(' ').some((name) => isChosen(platform, name));
    for (const block of all(section, '.support-messages'))
      block.hidden = messages.every(({hidden}) => hidden);
    const shown = rows.filter(({hidden}) => !hidden).length;
    section.hidden = shown === 0 || !isChosen(resource, section.dataset.resource);
    if (!section.hidden) count += shown;
  }
  return count;
}

function all(box: HTMLElement, selector: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)];
}
