import {escapeHtml} from '../../lib/escapeHtml';
import {idOf, LEVELS, levelsOf} from '../shared/hierarchy';
import type {Hierarchy, Highlighted, Level, SearchHit, SearchRecord, SearchRequest} from '../shared/types';
import type {ShownSignature} from '../types/typeSearch';
import {hasMatch, highlightMatches, snippetOf, type SnippetOptions} from './highlightMatches';

export interface HitContext {
  /** Address of the home page, with a slash at the end. */
  readonly siteUrl: string;
  readonly language: string;
}

export interface Match {
  readonly record: SearchRecord;
  /** Text of the record; empty while it has not been loaded. */
  readonly text: string;
  /** Terms of the query, as `termsOf` returns them. */
  readonly terms: readonly string[];
  /** Of a member that was found by its types. */
  readonly signature?: ShownSignature;
}

/** The part of a request that decides how its hits are highlighted. */
type HighlightRequest = Pick<
  SearchRequest,
  'attributesToSnippet' | 'snippetEllipsisText' | 'highlightPreTag' | 'highlightPostTag'
>;

/** Writes a record that matches a query as a hit of the hosted service. */
export function toHit(
  {record, text: whole, terms, signature}: Match,
  request: HighlightRequest,
  {siteUrl, language}: HitContext,
): SearchHit {
  const options = toSnippetOptions(terms, request);
  const levels = levelsOf(record);
  const text = signature ? whole.slice(signature.length).trim() : whole;
  const shown = signature ? [...levels.slice(0, -1), signature.title] : levels;
  const highlighted = highlightLevels(shown, options);
  const isNamed = [...levels.slice(-1), ...record.names, ...record.keywords].some((name) =>
    hasMatch(name, options.terms),
  );
  const content = text ? snippetOf(text, options) : undefined;
  const page = siteUrl + record.path.slice(1);
  const url = record.anchor ? `${page}#${record.anchor}` : page;
  return {
    objectID: idOf(record),
    url,
    url_without_anchor: page,
    anchor: record.anchor || null,
    type:
      signature || isNamed || !content || content.matchLevel === 'none'
        ? (`lvl${levels.length - 1}` as SearchHit['type'])
        : 'content',
    hierarchy: toHierarchy(levels),
    content: content ? escapeHtml(text.slice(0, CONTENT_CHARACTERS)) : null,
    language,
    docusaurus_tag: record.tag,
    section: record.section,
    _highlightResult: {hierarchy: highlighted},
    _snippetResult: {hierarchy: highlighted, ...(content && {content})},
  };
}

/** A list has no use for the whole text of a long part, and DocSearch stores it with each recent search. */
const CONTENT_CHARACTERS = 200;

const DEFAULT_SNIPPET_WORDS = 15;

function toSnippetOptions(terms: readonly string[], request: HighlightRequest): SnippetOptions {
  const words = request.attributesToSnippet
    ?.find((attribute) => attribute.startsWith('content:'))
    ?.split(':')[1];
  return {
    terms: new Set(terms),
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
    words: Number(words) || DEFAULT_SNIPPET_WORDS,
  };
}

/** All levels but the first, which DocSearch writes as plain text. */
function highlightLevels(
  levels: readonly string[],
  options: SnippetOptions,
): Partial<Record<Level, Highlighted>> {
  const [, ...others] = levels.map(
    (level, index) => [LEVELS[index]!, highlightMatches(level, options)] as const,
  );
  return Object.fromEntries(others);
}

function toHierarchy(levels: readonly string[]): Hierarchy {
  const escaped = levels.map((level, index) => (index === 0 ? level : escapeHtml(level)));
  return Object.fromEntries(LEVELS.map((level, index) => [level, escaped[index] ?? null])) as Hierarchy;
}
