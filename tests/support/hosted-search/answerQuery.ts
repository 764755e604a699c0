/** Answers a query in the documented shape of the hosted service. Its ranking is not imitated. */
import type {HostedRecord} from '../../../src/search/hosted/hostedRecords';
import type {HostedQuery} from './readQueries';

/**
 * Result of a question: hits of the records in which every word of the query begins a word, one for each place.
 * Source: https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
export function answerQuery(question: HostedQuery, records: readonly HostedRecord[]) {
  const {query, page, hitsPerPage, indexName, facets} = question;
  const words = wordsOf(query);
  const found = distinct(
    records.filter((record) => passes(record, question.facetFilters) && matches(record, words)),
    words,
  );
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((record) => toHit(record, words, question)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(facets.map((facet) => [facet, count(found, facet)])),
    }),
    exhaustiveNbHits: true,
    query,
    params: '',
    index: indexName,
    processingTimeMS: 1,
  };
}

function passes(record: HostedRecord, filters: HostedQuery['facetFilters']): boolean {
  return filters.every((group) => group.some((filter) => holds(record, filter)));
}

function holds(record: HostedRecord, filter: string): boolean {
  const [name = '', ...value] = filter.split(':');
  return (record as unknown as Record<string, unknown>)[name] === value.join(':');
}

function matches(record: HostedRecord, words: readonly string[]): boolean {
  const own = wordsOf(textsOf(record).join(' '));
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

function textsOf({hierarchy, content, names, keywords}: HostedRecord): string[] {
  return [...Object.values(hierarchy), content, ...names, ...keywords].filter((text) => text !== null);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** One record for each place: its own when the words are in its names and titles, else a piece of its text. */
function distinct(records: readonly HostedRecord[], words: readonly string[]): HostedRecord[] {
  const isOwn = (record: HostedRecord) =>
    matches({...record, content: null}, words) && record.content === null;
  const ordered = [...records.filter(isOwn), ...records.filter((record) => !isOwn(record))];
  return ordered.filter(({url}, index) => ordered.findIndex((one) => one.url === url) === index);
}

function count(records: readonly HostedRecord[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    const value = String((record as unknown as Record<string, unknown>)[facet]);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The attributes that were asked for, the record's id, and the texts with their words marked. They are not escaped. */
function toHit(record: HostedRecord, words: readonly string[], question: HostedQuery) {
  const {attributesToRetrieve: asked} = question;
  const kept = Object.entries(record).filter(
    ([name]) => !asked || asked.some((one) => one.split('.')[0] === name),
  );
  return {
    ...Object.fromEntries(kept),
    objectID: record.objectID,
    _highlightResult: markAll(record, words, question, () => Infinity),
    _snippetResult: markAll(record, words, question, (attribute) => snippetLength(attribute, question)),
  };
}

function snippetLength(attribute: string, {attributesToSnippet}: HostedQuery): number {
  const [, length] =
    attributesToSnippet.map((one) => one.split(':')).find(([name]) => name === attribute) ?? [];
  return Number(length ?? 10);
}

function markAll(
  {hierarchy, content}: HostedRecord,
  words: readonly string[],
  question: HostedQuery,
  lengthOf: (attribute: string) => number,
) {
  const titles = Object.entries(hierarchy)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([level, text]) => [level, mark(text, words, question, lengthOf(`hierarchy.${level}`))]);
  return {
    hierarchy: Object.fromEntries(titles) as Record<string, ReturnType<typeof mark>>,
    ...(content !== null && {content: mark(content, words, question, lengthOf('content'))}),
  };
}

function mark(text: string, words: readonly string[], question: HostedQuery, length: number) {
  const {highlightPreTag, highlightPostTag, snippetEllipsisText} = question;
  const isMatch = (one: string) => words.filter((word) => wordsOf(one).some((own) => own.startsWith(word)));
  const all = text.split(/\s+/);
  const first = Math.max(
    0,
    all.findIndex((one) => isMatch(one).length > 0),
  );
  const start = length >= all.length ? 0 : Math.min(first, all.length - length);
  const shown = all.slice(start, start + length);
  const matchedWords = [...new Set(all.flatMap(isMatch))];
  return {
    value: [
      start > 0 ? snippetEllipsisText : '',
      shown
        .map((one) => (isMatch(one).length > 0 ? highlightPreTag + one + highlightPostTag : one))
        .join(' '),
      start + length < all.length ? snippetEllipsisText : '',
    ].join(''),
    matchLevel: matchedWords.length === 0 ? 'none' : matchedWords.length < words.length ? 'partial' : 'full',
    matchedWords,
  };
}
