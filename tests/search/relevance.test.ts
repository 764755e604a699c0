import {describe, expect, it} from 'vitest';
import {createRanker, type Ranker} from '../../src/search/ranking/ranker';
import {condense} from '../../src/search/indexing/condense';
import {readRecords} from '../../src/search/indexing/readSite';
import {BUILD_DIR, readBuiltSite, siteOf} from '../support/builtSite';
import heldOut from './held-out.json';
import queries from './queries.json';
import {expectationProblems, measure} from './relevance';

/** The ranking is made with the first list. The second tells how it does with queries that it was not made with. */
const LISTS = [
  {name: 'queries.json', expectations: queries},
  {name: 'held-out.json', expectations: heldOut},
] as const;

const LEAST = {successAt1: 0.85, successAt3: 0.95, meanReciprocalRank: 0.88} as const;

const records = condense(readRecords(BUILD_DIR));
const whole = createRanker();
whole.addRecords(records);
/** What there is before the running text has arrived. */
const names = createRanker();
names.addRecords(records.map((record) => ({...record, text: ''})));

describe('the answers of the local search', () => {
  it('are the right ones for queries.json', () => {
    const {missed, ...figures} = ask(whole, 'queries.json', queries);
    const tooLow = Object.entries(LEAST).filter(
      ([name, least]) => figures[name as keyof typeof LEAST] < least,
    );
    expect(tooLow, `Missed, with the place of the answer:\n${missed.join('\n')}`).toEqual([]);
  });

  it('are sound for held-out.json', () => {
    expect(ask(whole, 'held-out.json', heldOut).successAt3).toBeGreaterThanOrEqual(0.9);
  });

  it.each(LISTS)('are sound for $name before the texts arrive', ({name, expectations}) => {
    expect(ask(names, `${name}, names only`, expectations).successAt3).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the queries', () => {
  it.each(LISTS)('accept only what is there: $name', ({expectations}) => {
    expect(expectationProblems(expectations, readBuiltSite())).toEqual([]);
  });

  it('stand in one list', () => {
    const known = new Set(queries.map(({query}) => query));
    expect(heldOut.filter(({query}) => known.has(query))).toEqual([]);
  });

  it('would be refused for pages and anchors that are not there, and for standing twice', () => {
    const site = siteOf({'index.html': '<h2 id="phases">Phases</h2>'});
    const wrong = (query: string, ...accept: string[]) => ({query, kind: 'symbol', accept});
    const list = [
      wrong('a', '/', '/#phases', '/#'),
      wrong('b', '/gone'),
      wrong('c', '/#gone'),
      wrong('a', '/'),
      wrong('d'),
    ];
    expect(expectationProblems(list, site)).toEqual([
      '"b" accepts /gone, which is not there',
      '"c" accepts /#gone, which is not there',
      '"a" appears twice',
      '"d" accepts nothing',
    ]);
  });
});

function ask(engine: Ranker, name: string, expectations: Parameters<typeof measure>[1]) {
  const figures = measure(engine, expectations);
  const {successAt1, successAt3, meanReciprocalRank, slow} = figures;
  console.log(
    `${name}: ${expectations.length} queries, success at 1 ${successAt1.toFixed(3)}, at 3 ${successAt3.toFixed(3)}, ` +
      `mean reciprocal rank ${meanReciprocalRank.toFixed(3)}, 95 of 100 within ${slow.toFixed(1)} ms`,
  );
  return figures;
}
