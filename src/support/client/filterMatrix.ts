import {
  readSelection,
  writeSelection,
  type Choices,
  type Selection,
} from '@site/src/components/Filters/selection';
import {showSelected} from './showSelected';

/**
 * Filters the tables of the matrix by the check boxes of `form`. What is chosen is in the address, and each change is an
 * entry of the browser's history.
 *
 * @param signal aborted when the page is left
 */
export function filterMatrix(form: HTMLFormElement, signal: AbortSignal): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const choices: Choices = group(boxes);
  const matrix = form.parentElement!;
  const status = matrix.querySelector<HTMLElement>('[role=status]')!;
  const total = matrix.querySelectorAll('tbody tr').length;

  // What was pressed before this was here is not in the address yet.
  const pressed = boxes.filter(({checked}) => checked);
  check(readSelection(window.location.search, choices));
  for (const box of pressed) box.checked = true;
  if (pressed.length > 0) choose();
  else show();
  form.addEventListener('change', choose, {signal});
  form.querySelector('button')!.addEventListener('click', clear, {signal});
  window.addEventListener('popstate', readAddress, {signal});
  document.addEventListener('click', showTarget, {capture: true, signal});

  function choose(): void {
    const search = writeSelection(window.location.search, selectionOf(boxes), choices);
    window.history.pushState(window.history.state, '', window.location.pathname + search);
    show();
  }

  function clear(): void {
    if (!boxes.some(({checked}) => checked)) return;
    check({});
    choose();
  }

  function readAddress(): void {
    check(readSelection(window.location.search, choices));
    show();
  }

  /** A link to a table that the filter hides takes the filter away. */
  function showTarget({target}: Event): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
    if (link && document.getElementById(link.hash.slice(1))?.closest('[hidden]')) clear();
  }

  function check(selection: Selection): void {
    for (const box of boxes) box.checked = selection[box.name]?.includes(box.value) ?? false;
  }

  function show(): void {
    const selection = selectionOf(boxes);
    const shown = showSelected(matrix, selection);
    const isAll = shown === total;
    status.textContent = isAll ? `All ${total} rows` : `${shown} of ${total} rows`;
    matrix.querySelector<HTMLElement>('[data-nothing]')!.hidden = shown > 0;
    const isUnused = boxes.every(({checked}) => !checked);
    form.querySelector('button')!.setAttribute('aria-disabled', String(isUnused));
  }
}

function selectionOf(boxes: readonly HTMLInputElement[]): Selection {
  return group(boxes.filter(({checked}) => checked));
}

function group(boxes: readonly HTMLInputElement[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const {name, value} of boxes) (groups[name] ??= []).push(value);
  return groups;
}
