import {headingOf, type Corpus} from './corpus';
import {KIND_PRIORS, PART_OF_LIBRARY, REPEATED, type QueryStyle} from './weights';

/** How likely each record is meant by a query of a style. It is computed once, until records are added. */
export function createPriors(corpus: Corpus): (style: QueryStyle) => Float32Array {
  const known = new Map<QueryStyle, Float32Array>();
  return (style) => {
    const found = known.get(style);
    if (found?.length === corpus.records.length) return found;
    const priors = Float32Array.from(corpus.records, (_, number) => priorOf(corpus, style, number));
    known.set(style, priors);
    return priors;
  };
}

function priorOf({records, headings, pages, pageOf}: Corpus, style: QueryStyle, number: number): number {
  const record = records[number]!;
  const isRepeated = record.kind === 'heading' && headings.get(headingOf(record))! >= REPEATED.from;
  return (
    KIND_PRIORS[style][record.kind] *
    pages[pageOf[number]!]!.prior *
    (isRepeated ? REPEATED.prior : 1) *
    (record.kind !== 'page' && record.path.startsWith(LIBRARIES) ? PART_OF_LIBRARY.prior : 1)
  );
}

const LIBRARIES = '/docs/libraries/winglibs/';
