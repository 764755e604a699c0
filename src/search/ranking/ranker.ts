import type {SearchRecord} from '../shared/types';
import {createCorpus} from './corpus';
import {withoutSurroundings} from './message';
import {messageEntriesOf} from './messageEntries';
import {createPriors} from './priors';
import {parseQuery} from './query';
import {rank} from './rank';
import {scoreSlot} from './scorer';

export interface Ranker {
  /** Adds records, those of a page one after the other; their running text may come later. */
  addRecords(records: readonly SearchRecord[]): void;
  /** Adds what readers from elsewhere call records, by their number; ascending. */
  addAliases(aliases: ReadonlyArray<readonly [index: number, aliases: readonly string[]]>): void;
  /** Adds the running text of records by their number, which counts from zero in the order of adding; ascending. */
  addText(texts: ReadonlyArray<readonly [index: number, text: string]>): void;
  /** All records that answer a query, the best first. */
  search(query: string, options?: RankOptions): readonly RankedRecord[];
}

interface RankOptions {
  /** Whether a record may be in the answer. */
  readonly filter?: (record: SearchRecord) => boolean;
}

export interface RankedRecord {
  readonly index: number;
  readonly record: SearchRecord;
  readonly score: number;
  /** Terms, as `termsOf` makes them, that the query asked for: a word that has one of them is marked. */
  readonly matched: readonly string[];
}

/** The ranking of the local search: records in, ranked records out. It needs no browser and no network. */
export function createRanker(): Ranker {
  const corpus = createCorpus();
  const {records} = corpus;
  const priorsOf = createPriors(corpus);
  return {
    addRecords(added) {
      for (const record of added) corpus.add(record);
    },
    addAliases(added) {
      for (const [number, aliases] of added) corpus.addAliases(number, aliases);
    },
    addText(texts) {
      for (const [number, text] of texts) corpus.addText(number, text);
    },
    search(text, {filter = () => true} = {}) {
      const cleaned = withoutSurroundings(text);
      const query = parseQuery({
        ...cleaned,
        text: corpus.vocabulary.correct(cleaned.text, corpus.index.terms),
      });
      const slots = query.slots.map((slot) => scoreSlot(corpus, slot));
      const matched = slots.flatMap(({terms}, at) => (query.slots[at]!.isMinor ? [] : [...terms]));
      const isWanted = (number: number) => filter(records[number]!);
      const priors = priorsOf(query.style);
      const ranked = rank(corpus, {query, slots, priors, isWanted});
      const entries = messageEntriesOf(records, text).filter(isWanted);
      const best = ranked[0]?.score ?? 0;
      return [
        ...entries.map((number, at) => ({number, score: best + entries.length - at})),
        ...ranked.filter(({number}) => !entries.includes(number)),
      ].map(({number, score}) => ({index: number, record: records[number]!, score, matched}));
    },
  };
}
