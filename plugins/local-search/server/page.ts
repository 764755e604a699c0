import {sectionOf} from '../shared/sections';
import type {SearchRecord} from '../shared/types';
import {attribute, type Element, findAll, parsePage} from './html';
import {type Part, readParts} from './parts';
import {namesIn} from './samples';
import {squeeze, textOf} from './text';

/**
 * Records of a built page: one for the page, one for each heading with an anchor, one for each member of the API.
 *
 * @param path route of the page without the base URL
 * @returns nothing for what has no facet of search, such as the small page of a redirect
 */
export function toRecords(path: string, html: string): SearchRecord[] {
  const {head, main} = parsePage(html);
  const tag = metaOf(head, 'docsearch:docusaurus_tag');
  const title = main && findAll([main], ({tagName}) => tagName === 'h1')[0];
  if (tag === undefined || !main || !title) return [];
  const page = {path, section: sectionOf(path), tag, title: textOf(title.childNodes)};
  const parts = readParts(main, path);
  return (HISTORY.test(path) ? [joined(parts)] : parts).map((part, index) => ({
    ...page,
    anchor: part.anchor,
    kind: index === 0 ? 'page' : part.names.length > 0 ? 'member' : 'heading',
    trail: part.trail,
    names: part.names,
    keywords: index === 0 && !HISTORY.test(path) ? keywordsOf(head, main) : [],
    text: toText(part),
  }));
}

/**
 * Pages that retell what was: readers search for the page, by its title and its text. Their headings and tags would be a fifth
 * of the names that the first answer waits for.
 */
const HISTORY = /^\/(?:blog\/\d|contributing\/(?:archived|maintainers|rfcs|stories)\/)/;

/** What is searched of such a page: with all of their texts, half as much again would be loaded for pages that few look for. */
const HISTORY_CHARACTERS = 1100;

/** One part for all: the beginning of the text, behind the headings. */
function joined([page, ...sections]: readonly Part[]): Part {
  const headings = sections.flatMap(({trail}) => trail.at(-1) ?? []).join('. ');
  const text = squeeze([page!, ...sections].map(({prose}) => prose.join('')).join(' '));
  const end = text.lastIndexOf(' ', HISTORY_CHARACTERS);
  const beginning = text.length > HISTORY_CHARACTERS ? text.slice(0, end) : text;
  return {...page!, prose: [beginning, headings && ` ${headings}.`], code: []};
}

/** The text, then on a line of its own the names that only the programs have. */
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
