import type {SearchRecord} from '../shared/types';
import type {Corpus} from './corpus';
import {bonusesOf} from './bonuses';
import {phraseShares} from './phrases';
import type {Query} from './query';
import type {SlotScores} from './scorer';
import {RANKING} from './weights';

interface Ranked {
  /** Number of the record. */
  readonly number: number;
  readonly score: number;
}

interface RankInput {
  readonly query: Query;
  /** How well the records fill the slots of the query, in the same order. */
  readonly slots: readonly SlotScores[];
  /** How likely each record is meant, whatever the words of the query. */
  readonly priors: Float32Array;
  /** Whether a record may be in the answer. */
  readonly isWanted: (record: number) => boolean;
}

/** Puts the records that answer a query in order, the best first. */
export function rank(corpus: Corpus, {query, slots, priors, isWanted}: RankInput): Ranked[] {
  const sums = sumUp(corpus, query, slots);
  const shares = slots.map((slot, at) =>
    query.slots[at]!.isMinor ? 0 : rarityOf(query, slot, at) / sums.most,
  );
  const bonuses = bonusesOf(corpus, query, shares);
  const found: (Ranked & {readonly coverage: number})[] = [];
  for (let number = 0; number < corpus.records.length; number++) {
    const isCalled = bonuses.called.has(number);
    const coverage = isCalled ? 1 : sums.covered[number]! / sums.most;
    const bonus = Math.max(
      bonuses.of.get(number) ?? 0,
      coverage >= RANKING.wholeCoverage ? bonuses.ofPart(number) : 0,
    );
    if (!(sums.isFilled[number] || bonus) || !isWanted(number)) continue;
    const score =
      // An alias among many others counts as much as one that stands alone.
      Math.max(sums.scores[number]!, isCalled ? RANKING.called * sums.most : 0) *
      coverage ** RANKING.coveragePower *
      (1 + RANKING.heading * headingShare(sums, corpus, number)) *
      (1 + bonus) *
      priors[number]! *
      (!query.namesAws && isAboutAws(corpus.records[number]!) ? RANKING.unnamedAws : 1);
    found.push({number, score, coverage});
  }
  const best = found.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  if (best < RANKING.leastCoverage) return [];
  const answers = found
    .filter(({number, coverage}) => coverage >= best * RANKING.leastPart || bonuses.of.has(number))
    .sort(byScore);
  if (!query.pairs.length) return answers;
  const share = phraseShares(corpus, query.pairs);
  const most = query.isMessage ? RANKING.message : RANKING.phrase;
  const close = answers.slice(0, RANKING.phraseRecords).map((answer) => {
    const bonus = most * share(answer.number) ** RANKING.phrasePower;
    return {...answer, score: answer.score * (1 + bonus)};
  });
  return [...close, ...answers.slice(RANKING.phraseRecords)].sort(byScore);
}

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score;
}

/** Adds up the scores of each record for the slots, and its share of the other records of its page. */
function sumUp({records, pages, pageOf}: Corpus, query: Query, slots: readonly SlotScores[]) {
  const list = () => new Float32Array(records.length);
  const sums = {scores: list(), covered: list(), headings: list(), owns: list(), isFilled: list(), most: 0};
  for (const [at, slot] of slots.entries()) {
    const {isMinor, weight} = query.slots[at]!;
    const rarity = rarityOf(query, slot, at);
    if (!isMinor) sums.most += rarity;
    if (!slot.rarity) continue;
    const page = bestOfPages(pages.length, pageOf, slot);
    for (let record = 0; record < records.length; record++) {
      const number = pageOf[record]!;
      if (!page.fits[number]) continue;
      const score = slot.scores[record]!;
      sums.scores[record]! += weight * Math.max(score, RANKING.pageScore * page.scores[number]!);
      if (isMinor) continue;
      const fit = Math.max(slot.fits[record]!, RANKING.pageFit * page.fits[number]);
      // The root: half as close is worth more than half.
      sums.covered[record]! += rarity * Math.sqrt(fit);
      sums.headings[record]! += rarity * slot.headings[record]!;
      sums.owns[record]! += slot.owns[record]!;
      if (score) sums.isFilled[record] = 1;
    }
  }
  return sums;
}

function rarityOf(query: Query, {rarity}: SlotScores, at: number): number {
  const {isMinor, weight} = query.slots[at]!;
  return (rarity || RANKING.unknownRarity) * (isMinor ? 1 : weight);
}

function bestOfPages(size: number, pageOf: readonly number[], {scores, fits}: SlotScores) {
  const best = {scores: new Float32Array(size), fits: new Float32Array(size)};
  for (let record = 0; record < pageOf.length; record++) {
    const page = pageOf[record]!;
    if (scores[record]! > best.scores[page]!) best.scores[page] = scores[record]!;
    if (fits[record]! > best.fits[page]!) best.fits[page] = fits[record]!;
  }
  return best;
}

/** Whether a page describes the counterparts of classes that all clouds have. */
function isAboutAws({path}: SearchRecord): boolean {
  return path.startsWith('/docs/api/standard-library/aws/');
}

/** How much of the query the heading of a record says, less for a heading that says more than that. */
function headingShare(sums: ReturnType<typeof sumUp>, {lengths}: Corpus, number: number): number {
  const said = sums.headings[number]!;
  if (said === 0) return 0;
  const own = sums.owns[number]!;
  const precision = own / Math.max(own, lengths[number]!, 1);
  return (said / sums.most) * precision ** RANKING.headingPrecision;
}
