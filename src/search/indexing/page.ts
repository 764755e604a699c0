import {sectionOf} from '../../config/sections';
import type {SearchRecord} from '../shared/types';
import {attribute, type Element, findAll, parsePage} from './html';
import {type Part, readParts} from './parts';
import {namesIn} from './samples';
import {squeeze, textOf} from './text';

/**
 * Records of a built page: one for the page, one for each heading with an anchor, one for each member of the API.
 *
 * @param path route of the page without the base URL
 * @returns nothing for a page without the facets of search, such as the stub of a redirect
 */
export function toRecords(path: string, html: string): SearchRecord[] {
  const {head, main} = parsePage(html);
  const tag = metaOf(head, 'docsearch:docusaurus_tag');
  const title = main && findAll([main], ({tagName}) => tagName === 'h1')[0];
  if (tag === undefined || !main || !title) return [];
  const page = {path, section: sectionOf(path), tag, title: textOf(title.childNodes)};
  return readParts(main, path).map((part, index) => ({
    ...page,
    anchor: part.anchor,
    kind: index === 0 ? 'page' : part.names.length > 0 ? 'member' : 'heading',
    trail: part.trail,
    names: part.names,
    keywords: index === 0 ? keywordsOf(head, main) : [],
    text: toText(part),
  }));
}

/** The text, then a line with the names that only the programs mention. */
function toText({prose, code}: Part): string {
  const text = squeeze(prose.join(''));
  const names = namesIn(code.join(' '), text).join(' ');
  return names ? `${text}\n${names}` : text;
}

function keywordsOf(head: Element, main: Element): string[] {
  const keywords = (metaOf(head, 'keywords') ?? '').split(',').map((keyword) => keyword.trim());
  const tags = findAll([main], (element) => attribute(element, 'rel') === 'tag').map(({childNodes}) =>
    textOf(childNodes),
  );
  return [...new Set([...keywords, ...tags])].filter(Boolean);
}

function metaOf(head: Element, name: string): string | undefined {
  const [meta] = findAll([head], (one) => one.tagName === 'meta' && attribute(one, 'name') === name);
  return meta && attribute(meta, 'content');
}
