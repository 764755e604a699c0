import {load} from 'cheerio';
import {type getAttributeValue, type getChildren, getSiblings, isTag} from 'domutils';

/** A node of a page. */
export type HtmlNode = Parameters<typeof getChildren>[0];

export type Element = Parameters<typeof getAttributeValue>[0];

/**
 * The nodes of a page, read as a browser without scripts reads it: `noscript` has elements. The build leaves out quotes and end tags.
 *
 * @param hasPlaces whether elements say where in the text they begin, which takes longer
 */
export function parsePage(html: string, hasPlaces = false): HtmlNode[] {
  return load(html, {sourceCodeLocationInfo: hasPlaces, scriptingEnabled: false}).root()[0]!.children;
}

/** The nodes of a part of a page, such as its `main`. */
export function parsePart(html: string): HtmlNode[] {
  return load(html, null, false).root()[0]!.children;
}

/** A node as HTML, as browsers write it. */
export function toHtml(node: HtmlNode): string {
  return load([], null, false).html(node);
}

export function hasClass(element: Element, ...names: readonly string[]): boolean {
  return (element.attribs['class'] ?? '').split(' ').some((name) => names.includes(name));
}

/** The elements that stand after one in the same parent. */
export function followingElements(element: Element): Element[] {
  const siblings = getSiblings(element);
  return siblings.slice(siblings.indexOf(element) + 1).filter(isTag);
}
