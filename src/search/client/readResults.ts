// Checks the answer of an engine before it is shown, since a service may answer with anything.
import {boundedData} from '@site/src/lib/entrance/data';
import {isRecord, own} from '@site/src/lib/entrance/own';
import {Refusal} from '@site/src/lib/entrance/refusal';
import {wellFormed} from '@site/src/lib/entrance/wellFormed';
import {LEVELS} from '@site/src/search/shared/hierarchy';
import type {Highlighted, SearchHit, SearchResult} from '@site/src/search/shared/types';
import {toMarkup, toText} from './highlightedText';

type Fields = Readonly<Record<string, unknown>>;

/** A page of 20 hits, each with all of its texts twice, has a tenth of it. */
const BOUNDS = {characters: 2_000_000, depth: 12, values: 100_000};

/** The page asks for 20 at most. */
const MAX_HITS = 100;

/** Characters that are read of a text. */
const MAX_TEXT = 5_000;

/**
 * The results of an answer, each with its hits. Their texts are markup that can be shown as it is. Hits that lead
 * nowhere or have no title are left out.
 *
 * @throws Refusal when it is no answer, or too large
 */
export function readResults(answer: unknown): SearchResult[] {
  const results = fieldOf(boundedData(answer, 'The answer of the search', BOUNDS), 'results');
  if (!Array.isArray(results) || results.length === 0)
    throw new Refusal('The search answered without results.');
  return results.map(readResult);
}

function readResult(result: unknown): SearchResult {
  const hits = fieldOf(result, 'hits');
  const nbHits = countOf(fieldOf(result, 'nbHits'));
  if (!Array.isArray(hits) || nbHits === undefined) {
    throw new Refusal('The search answered with something else than hits and their number.');
  }
  const facets = fieldOf(result, 'facets');
  const note = textOf(fieldOf(result, 'note'));
  const numberOf = (name: string) => countOf(fieldOf(result, name)) ?? 0;
  return {
    index: textOf(fieldOf(result, 'index')),
    query: textOf(fieldOf(result, 'query')),
    params: '',
    hits: withoutRepetition(hits.slice(0, MAX_HITS).map(readHit)),
    nbHits,
    page: numberOf('page'),
    nbPages: numberOf('nbPages'),
    hitsPerPage: numberOf('hitsPerPage'),
    exhaustiveNbHits: fieldOf(result, 'exhaustiveNbHits') === true,
    processingTimeMS: numberOf('processingTimeMS'),
    ...(isRecord(facets) && {facets: readFacets(facets)}),
    ...(note && {note}),
  };
}

function readFacets(facets: Fields): SearchResult['facets'] {
  return mapValues(facets, (counts) =>
    mapValues(isRecord(counts) ? counts : {}, (value) => countOf(value) ?? 0),
  );
}

function mapValues<Value>(fields: Fields, read: (value: unknown) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(value)]));
}

/** An id is that of one element. */
function withoutRepetition(hits: readonly (SearchHit | undefined)[]): SearchHit[] {
  return [...new Map(hits.flatMap((hit) => (hit ? [[hit.objectID, hit]] : []))).values()];
}

function readHit(hit: unknown): SearchHit | undefined {
  const titles = fieldOf(hit, 'hierarchy');
  const titleOf = (level: string) => textOf(fieldOf(titles, level));
  const url = textOf(fieldOf(hit, 'url'));
  if (!isWebAddress(url) || !titleOf('lvl1')) return undefined;
  const content = textOf(fieldOf(hit, 'content'));
  const type = fieldOf(hit, 'type');
  const deepest = LEVELS.findLast((level) => titleOf(level)) as SearchHit['type'];
  const plain = (name: string) => textOf(fieldOf(hit, name));
  return {
    objectID: plain('objectID') || url,
    url,
    url_without_anchor: plain('url_without_anchor'),
    anchor: plain('anchor') || null,
    type: isShown(type, titleOf, content) ? type : deepest,
    content: content && toMarkup(content),
    // The first level is text, the others are markup.
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => [level, readerOf(level)(titleOf(level)) || null]),
    ) as SearchHit['hierarchy'],
    language: plain('language'),
    docusaurus_tag: plain('docusaurus_tag'),
    section: plain('section'),
    _highlightResult: readMarked(fieldOf(hit, '_highlightResult')),
    _snippetResult: readMarked(fieldOf(hit, '_snippetResult')),
  };
}

function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

/** A hit whose type names a missing text shows nothing. */
function isShown(
  type: unknown,
  titleOf: (level: string) => string,
  content: string,
): type is SearchHit['type'] {
  if (type === 'content') return content !== '';
  return typeof type === 'string' && /^lvl[1-6]$/.test(type) && titleOf(type) !== '';
}

function readMarked(marked: unknown): SearchHit['_snippetResult'] {
  const titles = fieldOf(marked, 'hierarchy');
  const hierarchy = LEVELS.map(
    (level) => [level, toMarked(fieldOf(titles, level), readerOf(level))] as const,
  );
  const content = toMarked(fieldOf(marked, 'content'), toMarkup);
  return {hierarchy: Object.fromEntries(hierarchy.filter(([, title]) => title)), ...(content && {content})};
}

function readerOf(level: string): (marked: string) => string {
  return level === 'lvl0' ? toText : toMarkup;
}

const MATCH_LEVELS: readonly unknown[] = ['partial', 'full'];

function toMarked(value: unknown, make: (marked: string) => string): Highlighted | undefined {
  const text = textOf(fieldOf(value, 'value'));
  const level = fieldOf(value, 'matchLevel');
  const matchLevel = MATCH_LEVELS.includes(level) ? (level as Highlighted['matchLevel']) : 'none';
  return text ? {value: make(text), matchLevel} : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? own(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? wellFormed(value.slice(0, MAX_TEXT)) : '';
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
