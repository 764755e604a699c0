import {escapeHtml} from '../../lib/escapeHtml';
import {idOf, LEVELS, levelsOf} from '../shared/hierarchy';
import type {Hierarchy, Level, Highlighted, SearchHit, SearchRecord, SearchRequest} from '../shared/types';
import {hasMatch, highlightMatches, snippetOf, type SnippetOptions} from './highlightMatches';

export interface HitContext {
  /** Address of the home page, with a slash at the end. */
  readonly siteUrl: string;
  readonly language: string;
}

/** What a request says about the looks of its hits. */
export type HitRequest = Pick<
  SearchRequest,
  'attributesToSnippet' | 'snippetEllipsisText' | 'highlightPreTag' | 'highlightPostTag'
>;

/**
 * A record as a hit of the hosted service.
 *
 * @param text of the record; empty while it has not been loaded
 * @param matched terms of the query, as the tokenizer makes them
 */
export function toHit(
  record: SearchRecord,
  text: string,
  matched: readonly string[],
  request: HitRequest,
  {siteUrl, language}: HitContext,
): SearchHit {
  const marks = toMarks(matched, request);
  const levels = levelsOf(record);
  // DocSearch writes the first level as plain text.
  const marked = markLevels(levels, marks);
  const isNamed = [...levels.slice(-1), ...record.names, ...record.keywords].some((name) =>
    hasMatch(name, marks.terms),
  );
  const content = text ? snippetOf(text, marks) : undefined;
  const page = siteUrl + record.path.slice(1);
  const url = record.anchor ? `${page}#${record.anchor}` : page;
  return {
    objectID: idOf(record),
    url,
    url_without_anchor: page,
    anchor: record.anchor || null,
    type:
      isNamed || !content || content.matchLevel === 'none'
        ? (`lvl${levels.length - 1}` as SearchHit['type'])
        : 'content',
    hierarchy: toHierarchy(levels),
    content: content ? escapeHtml(text.slice(0, CONTENT_CHARACTERS)) : null,
    language,
    docusaurus_tag: record.tag,
    section: record.section,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked, ...(content && {content})},
  };
}

/** The whole text of a long part is of no use in a list, and is stored with each recent search. */
const CONTENT_CHARACTERS = 200;

const WORDS_OF_SNIPPET = 15;

function toMarks(terms: readonly string[], request: HitRequest): SnippetOptions {
  const words = request.attributesToSnippet
    ?.find((attribute) => attribute.startsWith('content:'))
    ?.split(':')[1];
  return {
    terms: new Set(terms),
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
    words: Number(words) || WORDS_OF_SNIPPET,
  };
}

function markLevels(levels: readonly string[], marks: SnippetOptions): Partial<Record<Level, Highlighted>> {
  const [, ...others] = levels.map(
    (level, index) => [LEVELS[index]!, highlightMatches(level, marks)] as const,
  );
  return Object.fromEntries(others);
}

function toHierarchy(levels: readonly string[]): Hierarchy {
  const escaped = levels.map((level, index) => (index === 0 ? level : escapeHtml(level)));
  return Object.fromEntries(LEVELS.map((level, index) => [level, escaped[index] ?? null])) as Hierarchy;
}
