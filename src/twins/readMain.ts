import type {Element, ElementContent, Root} from 'hast';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {isLeftOut} from '../lib/leftOut';

const MAIN = /<main[\s>][\s\S]*<\/main>/;

/** The `main` element of a page as text, if it has one. */
export function mainOf(html: string): string | undefined {
  return MAIN.exec(html)?.[0];
}

type Attributes = Readonly<Record<string, string>>;

/**
 * What a page says, as a tree: its `main`, without what is left out, its links and pictures with whole addresses, and with its
 * programs marked with their languages.
 *
 * @param main the text of the element
 * @param page the page's whole address
 */
export function readMain(main: string, page: string): Root {
  // hast-util-from-html notes where each node was in the text, which takes ten times as long.
  const {childNodes} = parseFragment(main);
  return {type: 'root', children: childNodes.flatMap((node) => keep(node, page, undefined))};
}

function keep(
  node: DefaultTreeAdapterTypes.ChildNode,
  page: string,
  language: string | undefined,
): ElementContent[] {
  if ('value' in node) return [{type: 'text', value: node.value}];
  // Comments and the like say nothing.
  if (!('tagName' in node)) return [];
  const {tagName, childNodes} = node;
  const attributes: Attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
  if (isLeftOut('markdown', tagName, (name) => attributes[name])) return [];
  const within = attributes['data-lang'] ?? language;
  const properties = toProperties(tagName, attributes, page, within);
  const children = childNodes.flatMap((child) => keep(child, page, within));
  const isProgram = tagName === 'code' && within !== undefined;
  return [{type: 'element', tagName, properties, children: isProgram ? [joined(children)] : children}];
}

/** A program as one text: its highlighted words are most of a page's elements, and Markdown has none of them. */
function joined(nodes: readonly ElementContent[]): ElementContent {
  const toText = (node: ElementContent): string =>
    node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(toText).join('') : '';
  return {type: 'text', value: nodes.map(toText).join('')};
}

/** What Markdown has of an element besides its content. */
function toProperties(
  tagName: string,
  {href, src, alt, title, start, colspan, rowspan}: Attributes,
  page: string,
  language: string | undefined,
): Element['properties'] {
  if (tagName === 'a') return {href: toAddress(href, page), ...(title && {title})};
  // A picture that is written into the page has no address of its own.
  if (tagName === 'img') return {src: toAddress(src, page), alt};
  if (tagName === 'code' && language !== undefined) return {className: [`language-${language}`]};
  return {
    ...(start && {start: Number(start)}),
    ...(colspan && {colSpan: Number(colspan)}),
    ...(rowspan && {rowSpan: Number(rowspan)}),
  };
}

function toAddress(written: string | undefined, page: string): string {
  return written === undefined || written.startsWith('data:') ? page : new URL(written, page).href;
}
