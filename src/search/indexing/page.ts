import {findAll, findOne} from 'domutils';
import {sectionOf} from '../../config/sections';
import {type Element, parsePage} from '../../lib/htmlTree';
import type {BuiltPage} from '../../lib/builtPage';
import type {SearchRecord} from '../shared/types';
import {type Part, readParts} from './parts';
import {namesIn} from './samples';
import {squeeze, textOf} from './text';

/**
 * Records of a built page: one for the page, one for each heading with an anchor, one for each member of the API.
 *
 * @returns nothing for a page without the facets of search, such as the stub of a redirect
 */
export function toRecords(built: BuiltPage): SearchRecord[] {
  const {path} = built;
  const nodes = parsePage(`${built.head}<body>${built.main?.replace(DRAWINGS, '')}`);
  const [head, main] = ['head', 'main'].map((name) => findOne((element) => element.name === name, nodes));
  const tag = head && metaOf(head, 'docsearch:docusaurus_tag');
  const title = main && findOne(({name}) => name === 'h1', main.children);
  if (!head || !tag || !main || !title) return [];
  const page = {
    path,
    section: sectionOf(path),
    tag,
    title: textOf(title.children),
    ...(isSourceOnly(main) && {isSourceOnly: true}),
  };
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

/** They take longer to parse than all the rest, and nobody searches for their words. */
const DRAWINGS = /<svg.*?<\/svg>/gs;

/** The text, then a line with the names that only the programs mention. */
function toText({prose, code}: Part): string {
  const text = squeeze(prose.join(''));
  const names = namesIn(code.join(' '), text).join(' ');
  return names ? `${text}\n${names}` : text;
}

/** `src/pages/libraries` marks the facts of such a library. */
function isSourceOnly(main: Element): boolean {
  return findOne(({attribs}) => attribs['class'] === 'library-facts source-only', main.children) !== null;
}

function keywordsOf(head: Element, main: Element): string[] {
  const keywords = (metaOf(head, 'keywords') ?? '').split(',').map((keyword) => keyword.trim());
  const tags = findAll(({attribs}) => attribs['rel'] === 'tag', [main]).map(({children}) => textOf(children));
  return [...new Set([...keywords, ...tags])].filter(Boolean);
}

function metaOf(head: Element, name: string): string | undefined {
  const isNamed = (one: Element) => one.name === 'meta' && one.attribs['name'] === name;
  return findOne(isNamed, head.children)?.attribs['content'];
}
