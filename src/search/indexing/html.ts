/** Reads a tree of parse5: its nodes are plain objects with no way to ask them anything. */
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export interface PageParts {
  readonly head: Element;
  /** Undefined for a page without one. */
  readonly main: Element | undefined;
}

/**
 * The head and the main element of a page; the rest, above all the menus and icons, takes longer to parse than they do.
 * The build leaves out quotes and end tags, so the parser is one that follows the standard.
 */
export function parsePage(html: string): PageParts {
  const [head] = html.split('<body', 1);
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replace(/<svg.*?<\/svg>/gs, '');
  const elements = findAll(parse(`${head}<body>${main}`).childNodes, ({tagName}) => PARTS.has(tagName));
  return {
    head: elements.find(({tagName}) => tagName === 'head')!,
    main: elements.find(({tagName}) => tagName === 'main'),
  };
}

const PARTS = new Set(['head', 'main']);

export function isElement(node: HtmlNode | DefaultTreeAdapterTypes.ParentNode | null): node is Element {
  return node !== null && 'tagName' in node;
}

export function isTextNode(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, ...names: readonly string[]): boolean {
  const classes = attribute(element, 'class');
  return classes !== undefined && classes.split(' ').some((name) => names.includes(name));
}

/** All elements under some nodes that a test accepts, in the order of the document. */
export function findAll(nodes: readonly HtmlNode[], test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (node: HtmlNode) => {
    if (!isElement(node)) return;
    if (test(node)) found.push(node);
    node.childNodes.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** The elements that stand after one in the same parent. */
export function followingElements(element: Element): Element[] {
  const siblings = element.parentNode?.childNodes ?? [];
  return siblings.slice(siblings.indexOf(element) + 1).filter(isElement);
}
