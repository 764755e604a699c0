import {MAX_QUERY_LENGTH} from '../../config/search';
import type {SearchRecord, SearchRequest, SearchResult} from '../shared/types';
import type {Ranker, RankedRecord} from '../ranking/ranker';
import {countFacets, toFilter} from './facets';
import type {TypedRecord, TypeSearch} from '../types/typeSearch';
import {type HitContext, toHit} from './hit';

/** What answers are made from. */
export interface AnswerSource extends HitContext {
  readonly ranker: Pick<Ranker, 'search'>;
  /** Text of a record by its number; empty while it has not been loaded. */
  readonly textOf: (index: number) => string;
  /** Undefined while not all texts are loaded. */
  readonly types?: TypeSearch;
}

/** Answers a question in the shape of the hosted service. */
export function answerRequest(request: SearchRequest, source: AnswerSource): SearchResult {
  const start = performance.now();
  const {indexName} = request;
  const {
    query = '',
    facetFilters,
    facets,
    hitsPerPage = 20,
    page = 0,
    ...highlighting
  } = {...request, ...request.params};
  const {ranker, language, textOf} = source;
  const filter = toFilter(facetFilters, language);
  // Bounds queries that do not come from the search's own fields, too.
  const words = query.slice(0, MAX_QUERY_LENGTH);
  const byTypes = source.types?.search(words, filter);
  const ranked = byTypes?.found.length ? byTypes.found : searchWords(words, ranker, filter);
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: indexName,
    query,
    params: '',
    hits: shown.map(({record, index, matched, ...rest}) =>
      toHit({record, text: textOf(index), terms: matched, ...rest}, highlighting, source),
    ),
    nbHits: ranked.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(ranked.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - start),
    ...(byTypes?.note && {note: byTypes.note}),
    ...(facets && {
      facets: countFacets(
        facets,
        ranked.map(({record}) => record),
        language,
      ),
    }),
  };
}

function searchWords(
  words: string,
  ranker: AnswerSource['ranker'],
  filter: (record: SearchRecord) => boolean,
): readonly (RankedRecord & Partial<TypedRecord>)[] {
  return words.trim() ? limitPlaces(ranker.search(words, {filter})) : [];
}

/** DocSearch shows the places of a page as a group, of at most this many. */
const MAX_PLACES_OF_PAGE = 5;

function limitPlaces(ranked: readonly RankedRecord[]): RankedRecord[] {
  const counts = new Map<string, number>();
  return ranked.filter(({record: {path}}) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= MAX_PLACES_OF_PAGE;
  });
}
