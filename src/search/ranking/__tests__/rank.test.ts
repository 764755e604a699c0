import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {tokenizeText} from '../../shared/tokens';
import type {SearchRecord} from '../../shared/types';
import {createCorpus} from '../corpus';
import {nameKeyOf} from '../names';
import type {Query} from '../query';
import {rank} from '../rank';
import type {SlotScores} from '../scorer';
import {NAME_BONUSES, RANKING} from '../weights';

/** A slot of a query with what fills it, by record; what is not given is 0, and the rarity 1. */
type Found = Partial<Record<'scores' | 'fits' | 'headings' | 'owns', number[]>> & {
  rarity?: number;
  weight?: number;
  isMinor?: boolean;
};

interface Options {
  names?: string[];
  identifiers?: string[];
  namesAws?: boolean;
  priors?: number[];
  isWanted?: (record: number) => boolean;
}

/** The numbers of the records that answer, with their scores, the best first. */
function answer(records: readonly SearchRecord[], slots: readonly Found[], options: Options = {}) {
  const {
    names = [],
    identifiers = [],
    namesAws = false,
    priors = records.map(() => 1),
    isWanted = () => true,
  } = options;
  const corpus = createCorpus();
  for (const record of records) corpus.add(record);
  const list = (values: number[] = []) => Float32Array.from(records, (_, at) => values[at] ?? 0);
  const query: Query = {
    slots: slots.map(({weight = 1, isMinor = false}) => ({choices: [], weight, isMinor})),
    names,
    identifiers,
    style: 'words',
    namesAws,
    terms: [],
    pairs: [],
    isMessage: false,
  };
  const scored = slots.map(
    ({scores, fits = scores?.map((score) => (score ? 1 : 0)), headings, owns, rarity = 1}): SlotScores => ({
      scores: list(scores),
      fits: list(fits),
      headings: list(headings),
      owns: list(owns),
      rarity,
      terms: new Set(),
    }),
  );
  return rank(corpus, {query, slots: scored, priors: Float32Array.from(priors), isWanted}).map(
    ({number, score}) => [number, Number(score.toFixed(4))],
  );
}

const pages = (count: number) =>
  Array.from({length: count}, (_, at) => recordOf(`/page-${at}`, {title: 'a b c d'}));
const near = (value: number) => Number(value.toFixed(4));

describe('the answer', () => {
  it('has the records that fill a slot and are wanted, the best first', () => {
    const slots = [{scores: [2, 0, 5, 9]}];
    expect(answer(pages(4), slots, {isWanted: (record) => record !== 3})).toEqual([
      [2, 5],
      [0, 2],
    ]);
  });

  it('counts how likely a record is meant', () => {
    expect(answer(pages(2), [{scores: [5, 4]}], {priors: [0.5, 1]})).toEqual([
      [1, 4],
      [0, 2.5],
    ]);
  });

  it('is empty where nothing has enough of the query', () => {
    expect(answer(pages(1), [{scores: [5], fits: [0.08]}])).toEqual([]);
    expect(answer(pages(1), [{scores: [5], fits: [0.1]}])).toHaveLength(1);
  });

  it('leaves out what has much less of the query than the best', () => {
    const slots = [{scores: [5, 9, 9]}, {scores: [5], rarity: 0.6}, {scores: [0, 0, 9], rarity: 0.2}];
    // 0 has 1.6 of 1.8, 1 has 1, and 2 has 1.2.
    expect(answer(pages(3), slots).map(([number]) => number)).toEqual([2, 0, 1]);
    const rarer = slots.map((slot, at) => (at === 1 ? {...slot, rarity: 0.9} : slot));
    expect(answer(pages(3), rarer).map(([number]) => number)).toEqual([0, 2]);
  });
});

describe('the share of the query that a record has', () => {
  it('counts twice, by the rarity of what is found', () => {
    expect(answer(pages(2), [{scores: [8, 8], rarity: 3}, {scores: [1]}])).toEqual([
      [0, 9],
      [1, 8 * 0.75 ** 2],
    ]);
  });

  it('is less where something else was found than what was typed', () => {
    expect(answer(pages(1), [{scores: [8], fits: [0.25]}])).toEqual([[0, 8 * 0.5 ** 2]]);
  });

  it('is less for a word that nothing has, which counts as a rare one', () => {
    const share = 9 / (9 + RANKING.unknownRarity);
    expect(answer(pages(1), [{scores: [8], rarity: 9}, {rarity: 0}])).toEqual([[0, near(8 * share ** 2)]]);
  });

  it('is the same with a word that need not be found, or without', () => {
    const minor = {weight: 0.1, isMinor: true};
    expect(answer(pages(2), [{scores: [8, 8]}, {...minor, scores: [3]}])).toEqual([
      [0, near(8 + 0.1 * 3)],
      [1, 8],
    ]);
    // Nor is it an answer by itself.
    expect(answer(pages(2), [{scores: [8]}, {...minor, scores: [3, 3]}]).map(([number]) => number)).toEqual([
      0,
    ]);
  });

  it('is weighed, as the score is', () => {
    expect(answer(pages(1), [{scores: [8]}, {scores: [4], weight: 0.5}])).toEqual([[0, 10]]);
    const share = 1 / 1.5;
    expect(answer(pages(2), [{scores: [8, 8]}, {scores: [4], weight: 0.5}])[1]).toEqual([
      1,
      near(8 * share ** 2),
    ]);
  });
});

describe('an alias that is the query', () => {
  const slots = [{scores: [0.5, 8], fits: [0.1, 1]}];
  const names = [nameKeyOf(tokenizeText('blob store'))];
  const pageWith = (...aliases: string[]) => recordOf('/page', {title: 'a b c d', aliases});

  it('counts as if the page had no others, and as all of the query', () => {
    const [[first, score] = []] = answer([pageWith('x', 'Blob stores'), ...pages(1)], slots, {names});
    expect([first, score]).toEqual([0, near(RANKING.called * (1 + NAME_BONUSES.alias.page))]);
  });

  it('does not count in part', () => {
    expect(answer([pageWith('a blob'), ...pages(1)], slots, {names})[0]).toEqual([1, 8]);
  });

  it('raises the parts of a page that say all of the query, but not those of a class', () => {
    const of = (path: string) => [
      recordOf(path, {aliases: ['blob store']}),
      recordOf(path, {anchor: 'a', kind: 'heading', trail: ['a']}),
    ];
    const whole = [{scores: [4, 4]}];
    const scoreOfPart = (path: string) =>
      answer(of(path), whole, {names}).find(([number]) => number === 1)?.[1];
    expect(scoreOfPart('/docs/faq/storage')).toBe(near(4 * (1 + NAME_BONUSES.aliasPart)));
    expect(scoreOfPart('/docs/api/standard-library/cloud/bucket')).toBe(4);
  });
});

describe('a page about AWS', () => {
  const records = [recordOf('/docs/api/standard-library/aws/queue'), recordOf('/docs/queue')];

  it('is less likely meant by a query that does not name it', () => {
    expect(answer(records, [{scores: [8, 6]}])).toEqual([
      [1, 6],
      [0, near(8 * RANKING.unnamedAws)],
    ]);
    expect(answer(records, [{scores: [8, 6]}], {namesAws: true})[0]).toEqual([0, 8]);
  });
});

describe('the other records of a page', () => {
  const page = recordOf('/page', {title: 'a b c d'});
  const heading = (text: string) => recordOf('/page', {anchor: text, kind: 'heading', trail: [text]});

  it('gain by what the page says elsewhere', () => {
    const records = [page, heading('one'), heading('two')];
    const slots = [{scores: [8, 8, 1]}, {scores: [0, 4, 1]}];
    const {pageScore, pageFit} = RANKING;
    expect(answer(records, slots)).toEqual([
      [1, 12],
      [0, near((8 + 4 * pageScore) * ((1 + Math.sqrt(pageFit)) / 2) ** 2)],
      // Its own 1 is less than what it gains.
      [2, near((8 + 4) * pageScore)],
    ]);
  });

  it('gain nothing on another page', () => {
    const other = recordOf('/other', {title: 'a b c d'});
    expect(answer([page, other], [{scores: [8, 8], rarity: 3}, {scores: [0, 4]}])).toEqual([
      [1, 12],
      [0, 8 * 0.75 ** 2],
    ]);
  });

  it('are no answer for that alone', () => {
    const words = ['one', 'two', 'three', 'four'];
    const slots = words.map((_, at) => ({scores: words.map((_word, record) => (record === at ? 5 : 0))}));
    const records = [...words.map(heading), heading('five')];
    expect(answer(records, slots).map(([number]) => number)).toEqual([0, 1, 2, 3]);
  });
});

describe('a heading', () => {
  const titled = (title: string) => [recordOf('/page', {title})];

  it('gains by its share of the query', () => {
    const slots = [{scores: [5], headings: [0.9], owns: [1], rarity: 2}];
    expect(answer(titled('one'), slots)).toEqual([[0, near(5 * (1 + RANKING.heading * 0.9))]]);
  });

  it('gains less by what it says besides', () => {
    const gain = (1 / 4) ** RANKING.headingPrecision;
    expect(answer(titled('a b c d'), [{scores: [5], headings: [1], owns: [1]}])).toEqual([
      [0, near(5 * (1 + RANKING.heading * gain))],
    ]);
  });

  it('gains nothing where the headings above it say it all', () => {
    expect(answer(titled('one'), [{scores: [5], headings: [0.4], owns: [0]}])).toEqual([[0, 5]]);
  });
});

describe('a name', () => {
  const {whole, beginning, inside, ofConstants} = NAME_BONUSES;
  const member = (name: string) =>
    recordOf('/page', {kind: 'member', trail: [name], names: [`Kind.${name}`]});
  const bonusOf = (record: SearchRecord, names: string[], identifiers: string[] = []) => {
    const [found] = answer([record], [{scores: [1]}], {names, identifiers});
    return near(found![1]! - 1);
  };

  it('gains where it is the query, by the kind of its record', () => {
    const heading = recordOf('/page', {kind: 'heading', trail: ['Bucket']});
    expect(bonusOf(recordOf('/page', {title: 'Bucket'}), ['bucket'])).toBe(whole.page);
    expect(bonusOf(heading, ['bucket'])).toBe(whole.heading);
    expect(bonusOf(member('put'), ['put'])).toBe(whole.member);
  });

  it('gains less where it begins with the query, by how much of it was typed', () => {
    expect(bonusOf(recordOf('/page', {title: 'Bucket'}), ['buc'])).toBe(near(beginning.page * 0.5));
  });

  it('gains a little where it is one word of the query, and whole', () => {
    expect(bonusOf(member('put'), [], ['put'])).toBe(inside);
    expect(bonusOf(member('put'), [], ['pu'])).toBe(0);
  });

  it('gains its greatest bonus, not all of them', () => {
    expect(bonusOf(member('put'), ['put', 'kind.put'], ['put'])).toBe(whole.member);
    expect(bonusOf(member('put'), ['put', 'pu'])).toBe(whole.member);
  });

  it.each([
    ['NULL', ofConstants],
    ['HTTP_2', ofConstants],
    ['Null', 1],
    ['NULLable', 1],
    ['isNULL', 1],
    ['x', 1],
    ['X', 1],
  ])('of an enum value counts for little: %s', (name, share) => {
    expect(bonusOf(member(name), [nameKeyOf(tokenizeText(name))])).toBe(near(whole.member * share));
  });

  it('in capitals is no enum value where it is a page', () => {
    expect(bonusOf(recordOf('/page', {title: 'JSON'}), ['json'])).toBe(whole.page);
  });

  it('is in the answer whatever else was typed', () => {
    const records = [...pages(1), recordOf('/page', {title: 'Bucket'})];
    const slots = [{scores: [5, 1]}, {scores: [5]}, {scores: [5]}];
    expect(answer(records, slots).map(([number]) => number)).toEqual([0]);
    expect(answer(records, slots, {names: ['bucket']}).map(([number]) => number)).toEqual([0, 1]);
    expect(answer(records, [{scores: [5]}], {names: ['bucket']}).map(([number]) => number)).toEqual([0, 1]);
  });
});
