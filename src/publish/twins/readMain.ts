import type {Element, ElementContent, Root} from 'hast';
import {isTag, isText} from 'domutils';
import {type HtmlNode, parsePart} from '../../lib/htmlTree';
import {isLeftOut} from '../../lib/leftOut';
import {signOfLine} from './signOfLine';

type Attributes = Readonly<Record<string, string>>;

/**
 * What a page says, as a tree: its `main`, without what is left out, its links and pictures with whole addresses, and with its
 * programs marked with their languages.
 *
 * @param main the text of the element
 * @param page the page's whole address
 */
export function readMain(main: string, page: string): Root {
  return {
    type: 'root',
    children: parsePart(main).flatMap((node) => keep(node, page, undefined)),
  };
}

function keep(node: HtmlNode, page: string, language: string | undefined): ElementContent[] {
  if (isText(node)) return [{type: 'text', value: node.data}];
  // Comments and the like say nothing.
  if (!isTag(node)) return [];
  const {name: tagName, attribs: attributes} = node;
  if (isLeftOut('markdown', tagName, (name) => attributes[name])) return [];
  const within = attributes['data-lang'] ?? language;
  const isProgram = tagName === 'code' && within !== undefined;
  const nodes = isProgram ? node.children.flatMap(linesIn) : node.children;
  const isDifference = isProgram && nodes.some((child) => signOf(child) !== undefined);
  const properties = toProperties(tagName, attributes, page, isDifference ? 'diff' : within);
  const childrenOf = (child: HtmlNode) => keep(child, page, within);
  if (isDifference) return [{type: 'element', tagName, properties, children: [signed(nodes, childrenOf)]}];
  const children = nodes.flatMap(childrenOf);
  return [{type: 'element', tagName, properties, children: isProgram ? [joined(children)] : children}];
}

/** Lines that run in the cloud are inside an element, so that a page can mark them together. */
function linesIn(node: HtmlNode): HtmlNode[] {
  return isTag(node) && node.attribs['class'] === 'inflight' ? node.children : [node];
}

/** The sign that a page draws before a line of a difference, if it draws one. */
function signOf(node: HtmlNode): string | undefined {
  return isTag(node) ? signOfLine(node.attribs['class']) : undefined;
}

/** A difference as one text: each line begins with its sign, or with a space. */
function signed(
  nodes: readonly HtmlNode[],
  childrenOf: (node: HtmlNode) => ElementContent[],
): ElementContent {
  let value = '';
  for (const node of nodes) {
    const sign = signOf(node) ?? ' ';
    for (const part of textOf(childrenOf(node)).split(/(?<=\n)/)) {
      const isStart = value === '' || value.endsWith('\n');
      value += isStart && part !== '' && (part !== '\n' || sign !== ' ') ? sign + part : part;
    }
  }
  return {type: 'text', value};
}

/** A program as one text: its highlighted words are most of a page's elements, and Markdown has none of them. */
function joined(nodes: readonly ElementContent[]): ElementContent {
  return {type: 'text', value: textOf(nodes)};
}

function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : ''))
    .join('');
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
