import type {Corpus} from './corpus';
import type {Pair} from './query';

/** The most terms that a name takes: `inflight (str): void` has three. */
const LONGEST_NAME = 4;

/** For records: the share of the pairs that they have in the same order; rare words are more of it. */
export function phraseShares(
  {index, records, sequenceOf}: Pick<Corpus, 'index' | 'records' | 'sequenceOf'>,
  pairs: readonly Pair[],
) {
  const rarityOf = (term: string) => {
    const places = index.terms.get(term);
    const most = places ? places.heads.records + places.texts.records : 0;
    return Math.log(1 + records.length / (most + 1));
  };
  const weights = new Map(pairs.map((pair) => [pair, Math.max(rarityOf(pair.first), rarityOf(pair.second))]));
  const total = sumOf(pairs, weights);
  const wanted = new Map<string, Pair[]>();
  for (const pair of pairs) wanted.set(pair.first, [...(wanted.get(pair.first) ?? []), pair]);
  return (record: number): number => {
    const terms = sequenceOf(record);
    const found = new Set<Pair>();
    for (let at = 0; at < terms.length; at++) {
      for (const pair of wanted.get(terms[at]!) ?? []) {
        const end = at + (pair.isApart ? LONGEST_NAME : 1) + 1;
        if (terms.slice(at + 1, end).includes(pair.second)) found.add(pair);
      }
    }
    return sumOf([...found], weights) / total;
  };
}

function sumOf(pairs: readonly Pair[], weights: ReadonlyMap<Pair, number>): number {
  return pairs.reduce((sum, pair) => sum + weights.get(pair)!, 0);
}
