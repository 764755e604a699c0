// Checks the answer of an engine before it is shown, since a service may answer with anything.
import {LEVELS} from '@site/src/search/shared/hierarchy';
import type {Highlighted, SearchHit, SearchResult} from '@site/src/search/shared/types';
import {toMarkup, toText} from './highlightedText';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The results of an answer, each with its hits. Their texts are markup that can be shown as it is. Hits that lead
 * nowhere or have no title are left out.
 *
 * @throws Error when it is no answer
 */
export function readResults(answer: unknown): SearchResult[] {
  const results = fieldsOf(answer).results;
  if (!Array.isArray(results) || results.length === 0)
    throw new Error('The search answered without results.');
  return results.map(readResult);
}

function readResult(value: unknown): SearchResult {
  const result = fieldsOf(value);
  const {hits, nbHits} = result;
  if (!Array.isArray(hits) || typeof nbHits !== 'number') {
    throw new Error('The search answered with something else than hits and their number.');
  }
  return {
    ...(result as unknown as SearchResult),
    hits: hits.map(readHit).filter((hit) => hit !== undefined),
    nbHits,
  };
}

function readHit(value: unknown): SearchHit | undefined {
  const hit = fieldsOf(value);
  const titles = fieldsOf(hit.hierarchy);
  if (typeof hit.url !== 'string' || !/^https?:\/\/./.test(hit.url) || !textOf(titles.lvl1)) return undefined;
  const deepest = LEVELS.findLast((level) => textOf(titles[level])) ?? 'lvl1';
  return {
    ...(hit as unknown as SearchHit),
    objectID: textOf(hit.objectID) || hit.url,
    type: isShown(hit.type, titles, hit.content) ? hit.type : (deepest as SearchHit['type']),
    content: textOf(hit.content) && toMarkup(textOf(hit.content)),
    // DocSearch renders the first level as text, and the others as markup.
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => {
        const text = textOf(titles[level]);
        return [level, text ? (level === 'lvl0' ? toText(text) : toMarkup(text)) : null];
      }),
    ) as SearchHit['hierarchy'],
    _highlightResult: readMarked(hit._highlightResult),
    _snippetResult: readMarked(hit._snippetResult),
  };
}

/** DocSearch shows nothing for a hit whose type names a missing text. */
function isShown(type: unknown, titles: Fields, content: unknown): type is SearchHit['type'] {
  if (type === 'content') return textOf(content) !== '';
  return typeof type === 'string' && /^lvl[1-6]$/.test(type) && textOf(titles[type]) !== '';
}

function readMarked(value: unknown): SearchHit['_snippetResult'] {
  const {hierarchy, content} = fieldsOf(value);
  const titles = fieldsOf(hierarchy);
  const marked = LEVELS.map(
    (level) => [level, toMarked(titles[level], level === 'lvl0' ? toText : toMarkup)] as const,
  );
  const text = toMarked(content, toMarkup);
  return {hierarchy: Object.fromEntries(marked.filter(([, title]) => title)), ...(text && {content: text})};
}

function toMarked(value: unknown, make: (marked: string) => string): Highlighted | undefined {
  const text = textOf(fieldsOf(value).value);
  return text ? {...(value as Highlighted), value: make(text)} : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
