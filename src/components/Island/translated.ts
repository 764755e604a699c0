/**
 * Lets the parts that Preact draws live on in a page that the browser translates. It puts `<font>` elements in the place of text
 * nodes. Preact goes on to write into the nodes it has made, which nobody sees any more: a status would stop. Imported for what it does.
 */
import {options, type VNode} from 'preact';

/** A node of Preact's tree, by the names that all of its builds have for what is in it. */
interface Drawn extends VNode {
  readonly __e?: Node | null;
  readonly __k?: ReadonlyArray<Drawn | null | undefined> | null;
}

/** The texts of an element when it was drawn last. */
const drawnTexts = new WeakMap<Element, string>();

const {diffed} = options;

// An element whose own texts have changed gets them back; the browser then translates them.
options.diffed = (vnode: VNode) => {
  diffed?.(vnode);
  const {type, __e: element, __k: children} = vnode as Drawn;
  if (typeof type !== 'string' || !(element instanceof Element) || !children?.length) return;
  const nodes = children.flatMap(nodesOf);
  const texts = nodes.map((node) => (node instanceof Text ? node.data : '\0')).join('\0\0');
  const before = drawnTexts.get(element);
  drawnTexts.set(element, texts);
  if (before !== undefined && before !== texts) putBack(element, nodes);
};

/** The nodes that Preact has drawn into an element, in their order. */
function nodesOf(vnode: Drawn | null | undefined): Node[] {
  if (!vnode) return [];
  if (typeof vnode.type === 'function') return vnode.__k?.flatMap(nodesOf) ?? [];
  return vnode.__e ? [vnode.__e] : [];
}

function putBack(element: Element, nodes: readonly Node[]): void {
  const translations = [...element.children].filter(({localName}) => localName === 'font');
  if (translations.length === 0) return;
  for (const translation of translations) translation.remove();
  let next: Node | null = null;
  for (const node of [...nodes].reverse()) {
    // Only texts move: another element may have the focus.
    if (node instanceof Text) element.insertBefore(node, next);
    next = node;
  }
}
