/* oxlint-disable no-restricted-properties -- the address: `readSelection` keeps values of the list's own check boxes; the path is written back */
import {readSelection, writeSelection, type Choices, type Selection} from './selection';

/** A list in a page, as its filters see it. */
export interface FilteredList {
  /** What the entries are called, such as `rows`. */
  readonly noun: string;
  /** Number of entries when nothing is chosen. */
  readonly total: number;
  /**
   * Shows the entries of a selection and hides the others.
   *
   * @returns the number of entries that are shown
   */
  show(selection: Selection): number;
}

/**
 * Filters a list by the check boxes of `form`. What is chosen is in the address, and each change is an entry of the browser's
 * history. Beside the form is a status, and what is shown when no entry is left (`data-nothing`).
 */
export function filterList(form: HTMLFormElement, list: FilteredList): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const choices: Choices = group(boxes);
  const place = form.parentElement!;
  const status = place.querySelector<HTMLElement>('[role=status]')!;
  const nothing = place.querySelector<HTMLElement>('[data-nothing]')!;
  const clearButton = form.querySelector('button')!;

  // What was pressed before this was here is not in the address yet.
  const pressed = boxes.filter(({checked}) => checked);
  check(readSelection(window.location.search, choices));
  for (const box of pressed) box.checked = true;
  if (pressed.length > 0) choose();
  else show();
  form.addEventListener('change', choose);
  clearButton.addEventListener('click', clear);
  window.addEventListener('popstate', readAddress);
  document.addEventListener('click', showTarget, {capture: true});

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

  /** A link to an entry that the filter hides takes the filter away. */
  function showTarget({target}: Event): void {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
    if (link && document.getElementById(link.hash.slice(1))?.closest('[hidden]')) clear();
  }

  function check(selection: Selection): void {
    for (const box of boxes) box.checked = selection[box.name]?.includes(box.value) ?? false;
  }

  function show(): void {
    const {noun, total} = list;
    const shown = list.show(selectionOf(boxes));
    status.textContent = shown === total ? `All ${total} ${noun}` : `${shown} of ${total} ${noun}`;
    nothing.hidden = shown > 0;
    clearButton.setAttribute('aria-disabled', String(boxes.every(({checked}) => !checked)));
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
