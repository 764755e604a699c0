import type {Corpus} from './corpus';
import {expand, type Expansion} from './expansion';
import type {Choice, Slot} from './query';
import {FIELD_STEP, FIELDS, type Places, type TermIndex} from './termIndex';
import {CHOICE_WEIGHTS, FIELD_WEIGHTS, HEADING_CREDITS} from './weights';

/** How well the records fill a slot; the lists are by record. */
export interface SlotScores {
  /** 0 where nothing fills it. */
  readonly scores: Float32Array;
  /** From 0 to 1: how close what fills it is to what was typed. */
  readonly fits: Float32Array;
  /** The same for the heading and those above it, which count for less. */
  readonly headings: Float32Array;
  /** The same for the record's own heading alone. */
  readonly owns: Float32Array;
  /** How rare it is: what a record that has it gains on one that has not; 0 if it is nowhere. */
  readonly rarity: number;
  /** Terms of the index that may fill it. */
  readonly terms: ReadonlySet<string>;
}

/** Records with a term only in their text count less for its rarity: many mention what few are about. */
const TEXT_SHARE = 0.3;

/** Saturation by repetition, and the influence of a field's length, as in Okapi BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.6;

const LISTS = ['scores', 'fits', 'headings', 'owns'] as const;
type Lists = Record<(typeof LISTS)[number], Float32Array>;

const OWN = FIELDS.indexOf('own');

type Indexed = Pick<Corpus, 'index' | 'records'>;

/** Scores all records for a slot, each by the best of the slot's choices. */
export function scoreSlot(corpus: Indexed, slot: Slot): SlotScores {
  const {index, records} = corpus;
  const best = emptyLists(records.length);
  const terms = new Set<string>();
  let rarity = 0;
  for (const choice of slot.choices) {
    const expansions = choice.terms.map((term) => expand(index.terms, term, choice.isOpen));
    if (expansions.some((some) => !some.length)) continue;
    for (const {term} of expansions.flat()) terms.add(term);
    const scored = expansions.map((some) => scoreTerm(corpus, some));
    rarity ||= Math.max(...scored.map((one) => one.rarity));
    raise(best, minimumOf(scored), weightOf(choice, slot, index));
  }
  return {...best, rarity, terms};
}

function emptyLists(size: number): Lists {
  return mapLists(() => new Float32Array(size));
}

function mapLists(make: (list: keyof Lists) => Float32Array): Lists {
  return Object.fromEntries(LISTS.map((list) => [list, make(list)])) as Lists;
}

/** The words of a compound stand for it better if nothing has the compound itself. */
function weightOf({kind}: Choice, {choices}: Slot, {terms}: TermIndex): number {
  if (kind === 'typed') return 1;
  const isKnown = terms.has(choices[0]!.terms[0]!);
  if (isKnown && kind === 'words') return CHOICE_WEIGHTS.wordsOfKnown;
  if (isKnown && kind === 'synonym') return CHOICE_WEIGHTS.synonymOfKnown;
  return CHOICE_WEIGHTS[kind];
}

/** Raises each value of the lists to what was found, where that is more. */
function raise(best: Lists, found: Lists, weight: number) {
  for (const list of LISTS) {
    const to = best[list];
    const from = found[list];
    for (let record = 0; record < to.length; record++) {
      const value = from[record]! * weight;
      if (value > to[record]!) to[record] = value;
    }
  }
}

/** For terms that belong together: a record has as much of all as of the one it has least of. */
function minimumOf([first, ...others]: readonly Lists[]): Lists {
  return others.reduce(
    (least, other) =>
      mapLists((list) => least[list].map((value, record) => Math.min(value, other[list][record]!))),
    first!,
  );
}

/** Scores the records for terms with the same meaning, as if they were one. */
function scoreTerm(
  {index, records}: Indexed,
  expansions: readonly Expansion[],
): Lists & {readonly rarity: number} {
  const size = records.length;
  const lists = emptyLists(size);
  const texts = new Float32Array(size);
  for (const {postings, weight} of expansions) {
    raiseByPlaces(lists, {index, weight, postings: postings.heads});
    raiseByPlaces({...lists, scores: texts}, {index, weight, postings: postings.aliases});
    raiseByPlaces({...lists, scores: texts}, {index, weight, postings: postings.texts});
  }
  const most = Math.max(
    ...expansions.map(({postings: {heads, aliases, texts}}) =>
      Math.max(heads.records + aliases.records, TEXT_SHARE * texts.records),
    ),
  );
  const rarity = Math.log(1 + (size - most + 0.5) / (most + 0.5));
  const {scores} = lists;
  for (let record = 0; record < size; record++) scores[record] = (scores[record]! + texts[record]!) * rarity;
  return {...lists, rarity};
}

interface WeightedPlaces {
  readonly index: TermIndex;
  readonly postings: Places;
  readonly weight: number;
}

/** Raises the values of records to those of a term in some places. */
function raiseByPlaces(
  {scores, fits, headings, owns}: Lists,
  {index, weight, postings: {places, counts}}: WeightedPlaces,
) {
  let last = -1;
  let sum = 0;
  for (let at = 0; at < places.length; at++) {
    const field = places[at]! % FIELD_STEP;
    const record = (places[at]! - field) / FIELD_STEP;
    const name = FIELDS[field]!;
    if (record !== last) sum = 0;
    last = record;
    const count = counts[at]!;
    const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * index.lengthOf(record, field));
    sum += (FIELD_WEIGHTS[name] * weight * count * (SATURATION + 1)) / (count + norm);
    const credit = weight * HEADING_CREDITS[name];
    if (sum > scores[record]!) scores[record] = sum;
    if (weight > fits[record]!) fits[record] = weight;
    if (credit > headings[record]!) headings[record] = credit;
    if (field === OWN && weight > owns[record]!) owns[record] = weight;
  }
}
