// cspell:ignore buck bucketprops qwertz xyzzy
import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import type {Choice, Slot} from '../query';
import {scoreSlot, type SlotScores} from '../scorer';
import {createTermIndex, type Field} from '../termIndex';
import {CHOICE_WEIGHTS, EXPANSION_WEIGHTS} from '../weights';

/** Scores records, given by the terms of their fields, for a slot. */
function score(slot: Slot, ...fields: Partial<Record<Field, string>>[]) {
  const index = createTermIndex();
  fields.forEach((terms, record) => {
    for (const [field, text] of Object.entries(terms)) index.add(record, field as Field, text.split(' '));
  });
  return scoreSlot({index, records: fields.map((_, record) => recordOf(`/${record}`))}, slot);
}

function slotOf(...choices: (Pick<Choice, 'terms'> & Partial<Choice>)[]): Slot {
  return {
    choices: choices.map((choice) => ({kind: 'typed', isOpen: false, ...choice})),
    weight: 1,
    isMinor: false,
  };
}

const BUCKET = slotOf({terms: ['bucket']});
const open = (term: string) => slotOf({terms: [term], isOpen: true});

/** How rare a term is that so many of all records have. */
const rarityOf = (found: number, all: number) => Math.log(1 + (all - found + 0.5) / (found + 0.5));

function expectScores(
  {scores, fits, headings, owns}: SlotScores,
  expected: Record<'scores' | 'fits' | 'headings' | 'owns', number[]>,
) {
  for (const [list, values] of Object.entries({scores, fits, headings, owns})) {
    const wanted = expected[list as keyof typeof expected];
    expect(values.length, list).toBe(wanted.length);
    wanted.forEach((value, record) => expect(values[record], `${list} ${record}`).toBeCloseTo(value, 5));
  }
}

describe('the score of a term', () => {
  it('is its weight in the heading, for a heading of average length, times how rare it is', () => {
    const found = score(BUCKET, {own: 'bucket'}, {own: 'queue'}, {own: 'topic'});
    expect(found.rarity).toBeCloseTo(rarityOf(1, 3), 10);
    expect([...found.terms]).toEqual(['bucket']);
    expectScores(found, {
      scores: [4 * rarityOf(1, 3), 0, 0],
      fits: [1, 0, 0],
      headings: [1, 0, 0],
      owns: [1, 0, 0],
    });
  });

  it('rises with each repetition by less, and falls with the length of the field, as in Okapi BM25', () => {
    const found = score(BUCKET, {own: 'bucket bucket a b'}, {own: 'queue c'});
    const length = 4 / 3;
    const saturation = (2 * 2.2) / (2 + 1.2 * (0.4 + 0.6 * length));
    expect(found.scores[0]).toBeCloseTo(4 * saturation * rarityOf(1, 2), 5);
  });

  it('adds up over the parts of a record', () => {
    const found = score(BUCKET, {own: 'bucket', keywords: 'bucket', text: 'bucket'}, {keywords: 'bucket'});
    expect(found.scores[0]).toBeCloseTo((4 + 2 + 1) * rarityOf(2, 2), 5);
    expect(found.scores[1]).toBeCloseTo(2 * rarityOf(2, 2), 5);
  });

  it('counts the heading, those above it and the text by their credit', () => {
    const found = score(BUCKET, {own: 'bucket'}, {title: 'bucket'}, {keywords: 'bucket'}, {text: 'bucket'});
    const rarity = rarityOf(3, 4);
    expectScores(found, {
      scores: [4 * rarity, 4 * rarity, 2 * rarity, rarity],
      fits: [1, 1, 1, 1],
      headings: [1, 0.9, 0.4, 0],
      owns: [1, 0, 0, 0],
    });
  });

  it('makes less of the records that only mention it', () => {
    const texts = Array.from({length: 10}, () => ({text: 'bucket'}));
    expect(score(BUCKET, ...texts, {own: 'queue'}).rarity).toBeCloseTo(rarityOf(3, 11), 10);
  });
});

describe('what stands for a term', () => {
  it('counts by how close it is to what was typed', () => {
    const [worst, best] = EXPANSION_WEIGHTS.longer;
    const weight = worst + ((best - worst) * 4) / 6;
    const found = score(open('buck'), {own: 'bucket'}, {own: 'queue'});
    expectScores(found, {
      scores: [4 * weight * rarityOf(1, 2), 0],
      fits: [weight, 0],
      headings: [weight, 0],
      owns: [weight, 0],
    });
  });

  it('is the best of what the record has', () => {
    const records = [{own: 'bucket bucketprops'}, {own: 'queue'}];
    const {terms, ...found} = score(open('bucket'), ...records);
    expect([...terms]).toEqual(['bucket', 'bucketprops']);
    expect(found).toEqual({...score(BUCKET, ...records), terms: undefined});
  });

  it('is as rare as the most common of its terms', () => {
    const common = Array.from({length: 3}, () => ({own: 'bucket'}));
    expect(score(open('buck'), {own: 'bucketprops'}, ...common, {own: 'a'}).rarity).toBeCloseTo(
      rarityOf(3, 5),
      10,
    );
  });
});

describe('terms that fill a slot together', () => {
  const slot = slotOf({terms: ['set', 'consumer']});

  it('count as much as the one that a record has least of, and are as rare as the rarest', () => {
    const found = score(slot, {own: 'set', title: 'consumer'}, {own: 'set'}, {own: 'queue'});
    expect(found.rarity).toBeCloseTo(rarityOf(1, 3), 10);
    expectScores(found, {
      scores: [Math.min(4 * rarityOf(2, 3), 4 * rarityOf(1, 3)), 0, 0],
      fits: [1, 0, 0],
      headings: [0.9, 0, 0],
      owns: [0, 0, 0],
    });
  });

  it('count for nothing where one of them is nowhere', () => {
    const found = score(slot, {own: 'set'}, {own: 'queue'});
    expect([found.rarity, [...found.terms], [...found.scores]]).toEqual([0, [], [0, 0]]);
  });
});

describe('other ways to say it', () => {
  const way = (kind: Choice['kind']) => slotOf({terms: ['lambda']}, {terms: ['function'], kind});

  it.each([
    ['words', CHOICE_WEIGHTS.words, CHOICE_WEIGHTS.wordsOfKnown],
    ['synonym', CHOICE_WEIGHTS.synonym, CHOICE_WEIGHTS.synonymOfKnown],
    ['joined', CHOICE_WEIGHTS.joined, CHOICE_WEIGHTS.joined],
    ['instead', CHOICE_WEIGHTS.instead, CHOICE_WEIGHTS.instead],
  ] as const)(
    'weigh what they are worth, where what was typed is nowhere and where it is: %s',
    (kind, unknown, known) => {
      expect(score(way(kind), {own: 'function'}, {own: 'queue'}).fits[0]).toBeCloseTo(unknown, 6);
      expect(score(way(kind), {own: 'function'}, {own: 'lambda'}).fits[0]).toBeCloseTo(known, 6);
    },
  );

  it('take nothing from a record that says what was typed', () => {
    const found = score(way('synonym'), {own: 'lambda function'}, {own: 'queue'});
    expect([found.fits[0], found.owns[0]]).toEqual([1, 1]);
    expect([...found.terms]).toEqual(['lambda', 'function']);
  });

  it('are as rare as what was typed, where that is anywhere', () => {
    const found = score(way('synonym'), {own: 'lambda'}, {own: 'lambda'}, {own: 'function'});
    expect(found.rarity).toBeCloseTo(rarityOf(2, 3), 10);
  });
});
