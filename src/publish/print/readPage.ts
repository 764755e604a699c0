/** Reads what a print document shows of a built page. */
import {appendChild, findAll, findOne, isComment, isTag, removeElement, textContent} from 'domutils';
import {type Element, type HtmlNode, parsePart, toHtml} from '../../lib/htmlTree';
import {isLeftOut} from '../../lib/leftOut';
import {HREF, MARK} from './linkMarks';

/** A page, as text. Which of its links lead to another place of the document is not known yet. */
export interface ReadPage {
  /** Path without the base URL. */
  readonly path: string;
  readonly title: string;
  /** The time of the last change, as the page says it, in ISO 8601. Pages that say nothing have none. */
  readonly changed?: string;
  /** Headings of the second level, and their ids in the document. */
  readonly headings: readonly {readonly id: string; readonly title: string}[];
  /** With marks for its links (`marks.ts`), by their place in `links`. */
  readonly html: string;
  /** Where they lead, as the page has it. */
  readonly links: readonly string[];
}

/** Attributes with one or more ids. */
const ID_LISTS = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Attributes that only scripts read. */
const OF_SCRIPTS = ['data-types', 'data-index', 'tabindex', 'loading', 'fetchpriority'];

/**
 * The id of a place in a document: of a page, or of an id of it. It is the same in every document.
 *
 * @param path of the page, without the base URL
 */
export function placeOf(path: string, id = ''): string {
  return path.slice(1) + (id && `:${id}`);
}

/**
 * @param path of the page, without the base URL
 * @param main text of its `main` element
 */
export function readPage(path: string, main: string): ReadPage {
  const nodes = parsePart(main);
  const changed = findOne(({attribs}) => attribs['itemprop'] === 'dateModified', nodes);
  const isText = ({attribs}: Element) => /\btheme-doc-markdown\b/.test(attribs['class'] ?? '');
  const text = findOne((element) => isText(element) && titleOf(element) !== undefined, nodes);
  // The title of an example, and its picture, are outside of its text.
  const content = text ?? (nodes[0] as Element);
  content.name = 'div';
  const links: string[] = [];
  clean(content, path, links);
  const title = titleOf(content);
  const second = findAll(({name, attribs}) => name === 'h2' && 'id' in attribs, [content]);
  return {
    path,
    title: title ? wordsOf(title) : path,
    ...(changed && {changed: changed.attribs['datetime']!}),
    headings: second.map((heading) => ({id: heading.attribs['id']!, title: wordsOf(heading)})),
    html: toHtml(content),
    links,
  };
}

function titleOf(element: Element): Element | undefined {
  return findOne(({name}) => name === 'h1', element.children) ?? undefined;
}

/** Changes an element, and all in it, to what a document shows. */
function clean(element: Element, path: string, links: string[]): void {
  toDocument(element, path);
  for (const child of [...element.children]) {
    if (isOut(child)) removeElement(child);
    else if (isTag(child)) clean(child, path, links);
  }
  if (element.name === 'a' && 'href' in element.attribs) markLink(element, links);
}

function isOut(node: HtmlNode): boolean {
  return isTag(node) ? isLeftOut('print', node.name, (name) => node.attribs[name]) : isComment(node);
}

function toDocument({name, attribs}: Element, path: string): void {
  for (const attribute of OF_SCRIPTS) delete attribs[attribute];
  delete attribs['hidden'];
  if (name === 'details') attribs['open'] = '';
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) attribs['class'] = `${attribs['class'] ?? ''} print-h${level}`.trim();
  if (attribs['id']) attribs['id'] = placeOf(path, attribs['id']);
  for (const attribute of ID_LISTS) {
    const ids = attribs[attribute];
    if (ids) attribs[attribute] = ids.replace(/\S+/g, (id) => placeOf(path, id));
  }
  for (const [attribute, value] of Object.entries(attribs)) {
    if (value.includes('url(#'))
      attribs[attribute] = value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${placeOf(path, id)})`);
    if (name === 'use' && value.startsWith('#')) attribs[attribute] = `#${placeOf(path, value.slice(1))}`;
  }
}

function markLink(link: Element, links: string[]): void {
  const place = links.push(link.attribs['href']!) - 1;
  link.attribs['href'] = HREF.write(place);
  delete link.attribs['target'];
  delete link.attribs['rel'];
  appendChild(link, parsePart(MARK.write(place))[0]!);
}

/** The words of a heading, without links and anchors. */
function wordsOf(heading: Element): string {
  return textContent(heading).replace(MARK.pattern, '').replaceAll('\u{200b}', '').trim();
}
