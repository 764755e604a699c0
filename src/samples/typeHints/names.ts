import type {SampleTypes} from '../types';

const NAME_CLASS = 'typed-name';

/** Puts an element around each name of a program, so that the built page needs none. */
export function wrapNames(code: HTMLElement, {names}: SampleTypes): HTMLElement[] {
  const starts = lineStarts(code.textContent);
  const nodes = textNodes(code);
  // From the end, since an element takes the end of its text away from the node.
  const places = names
    .map(([line, column, length, entry]) => ({start: (starts[line] ?? NaN) + column, length, entry}))
    .sort((one, other) => other.start - one.start);
  return places.flatMap(({start, length, entry}) => wrapName(nodes, start, length, entry) ?? []).reverse();
}

/** The name that an element is, or is a part of. */
export function nameAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`.${NAME_CLASS}`) ?? null;
}

/** A text in the code, and the place where it begins. */
interface PlacedText {
  readonly node: Text;
  readonly start: number;
}

function wrapName(
  nodes: readonly PlacedText[],
  start: number,
  length: number,
  entry: number,
): HTMLElement | undefined {
  const around = nodes.findLast((placed) => placed.start <= start);
  const offset = start - (around?.start ?? 0);
  if (!around || offset + length > around.node.data.length) return undefined;
  const range = document.createRange();
  range.setStart(around.node, offset);
  range.setEnd(around.node, offset + length);
  const element = document.createElement('span');
  element.className = NAME_CLASS;
  element.dataset.entry = `${entry}`;
  range.surroundContents(element);
  return element;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)];
}

function textNodes(code: HTMLElement): PlacedText[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: PlacedText[] = [];
  let start = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    nodes.push({node, start});
    start += node.data.length;
  }
  return nodes;
}
