import type {SampleTypes} from '../types';

const NAME_CLASS = 'typed-name';

/** Puts an element around each name of a program, so that the built page needs none. */
export function wrapNames(code: HTMLElement, {names}: SampleTypes): HTMLElement[] {
  const lines = code.querySelectorAll<HTMLElement>(':scope > .line');
  return names.flatMap(([line, column, length, entry]) => {
    const start = lines[line] && findText(lines[line], column);
    if (!start || start.offset + length > start.node.data.length) return [];
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(start.node, start.offset + length);
    const element = document.createElement('span');
    element.className = NAME_CLASS;
    element.dataset.entry = `${entry}`;
    range.surroundContents(element);
    return element;
  });
}

/** The name that an element is, or is a part of. */
export function nameAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`.${NAME_CLASS}`) ?? null;
}

function findText(line: HTMLElement, column: number): {node: Text; offset: number} | undefined {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (column < from + node.data.length) return {node, offset: column - from};
    from += node.data.length;
  }
  return undefined;
}
