import {describe, expect, it} from 'vitest';
import {createRanker, type Ranker} from '../../src/search/ranking/ranker';
import {condense} from '../../src/search/indexing/condense';
import {aliasProblems} from '../../src/search/indexing/withAliases';
import {readPages} from '../../src/lib/builtPage';
import {readRecords} from '../../src/search/indexing/readSite';
import {BUILD_DIR, readBuiltSite, siteOf} from '../support/builtSite';
import elsewhere from './elsewhere.json';
import elsewhere2 from './elsewhere-2.json';
import heldOut from './held-out.json';
import heldOutElsewhere from './held-out-elsewhere.json';
import heldOutElsewhere2 from './held-out-elsewhere-2.json';
import heldOutMessages from './held-out-messages.json';
import heldOutPublicQuestions from './held-out-public-questions.json';
import messages from './messages.json';
import publicQuestions from './public-questions.json';
import queries from './queries.json';
import {expectationProblems, measure} from './relevance';

/** The ranking is made with the first list. The second tells how it does with queries that it was not made with. */
const LISTS = [
  {name: 'queries.json', expectations: queries},
  {name: 'held-out.json', expectations: heldOut},
] as const;

/** The same for the words that readers bring from elsewhere, which the aliases answer, and for messages as they paste them. */
const LISTS_FROM_ELSEWHERE = [
  {name: 'elsewhere.json', expectations: elsewhere, successAt1: 0.97, successAt3: 0.98},
  {name: 'held-out-elsewhere.json', expectations: heldOutElsewhere, successAt1: 0.83, successAt3: 0.98},
  {name: 'elsewhere-2.json', expectations: elsewhere2, successAt1: 0.93, successAt3: 0.98},
  {name: 'held-out-elsewhere-2.json', expectations: heldOutElsewhere2, successAt1: 0.75, successAt3: 0.9},
  {name: 'messages.json', expectations: messages, successAt1: 0.9, successAt3: 0.97},
  {name: 'held-out-messages.json', expectations: heldOutMessages, successAt1: 0.9, successAt3: 0.97},
] as const;

/** What people asked in public: issues and discussions of the project. */
const PUBLIC_LISTS = [
  {name: 'public-questions.json', expectations: publicQuestions},
  {name: 'held-out-public-questions.json', expectations: heldOutPublicQuestions},
] as const;

const ALL_LISTS = [...LISTS, ...LISTS_FROM_ELSEWHERE, ...PUBLIC_LISTS];

const MIN_SCORES = {successAt1: 0.89, successAt3: 0.96, meanReciprocalRank: 0.92} as const;

const read = readRecords(readPages(BUILD_DIR));
const records = condense(read);
const whole = createRanker();
whole.addRecords(records);
/** What there is before the aliases and the running text have arrived. */
const names = createRanker();
names.addRecords(records.map((record) => ({...record, aliases: [], text: ''})));

describe('the answers of the local search', () => {
  it('are the right ones for queries.json', () => {
    const {missed, ...figures} = ask(whole, 'queries.json', queries);
    const tooLow = Object.entries(MIN_SCORES).filter(
      ([name, least]) => figures[name as keyof typeof MIN_SCORES] < least,
    );
    expect(tooLow, `Missed, with the place of the answer:\n${missed.join('\n')}`).toEqual([]);
  });

  it('are sound for held-out.json', () => {
    expect(ask(whole, 'held-out.json', heldOut).successAt3).toBeGreaterThanOrEqual(0.95);
  });

  it.each(LISTS_FROM_ELSEWHERE)('are sound for $name', ({name, expectations, successAt1, successAt3}) => {
    const {missed, ...figures} = ask(whole, name, expectations);
    const places = `Missed, with the place of the answer:\n${missed.join('\n')}`;
    expect(figures.successAt1, places).toBeGreaterThanOrEqual(successAt1);
    expect(figures.successAt3, places).toBeGreaterThanOrEqual(successAt3);
  });

  it.each(PUBLIC_LISTS)('answer with the first or second place: $name', ({name, expectations}) => {
    expect(ask(whole, name, expectations).late).toEqual([]);
  });

  it.each(LISTS)('are sound for $name before the texts arrive', ({name, expectations}) => {
    expect(ask(names, `${name}, names only`, expectations).successAt3).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the figures', () => {
  it('are those of the places at which the answers stand', () => {
    const paths = ['/a', '/b', '/c', '/d'];
    const engine = {search: () => paths.map((path) => ({record: {path, anchor: ''}}))} as never;
    const expectations = [...paths, '/e'].map((path) => ({query: path, kind: 'symbol', accept: [path]}));
    expect(measure(engine, expectations)).toMatchObject({
      successAt1: 0.2,
      successAt3: 0.6,
      missed: ['4 symbol: /d', '0 symbol: /e'],
      late: ['/c', '/d', '/e'],
    });
  });
});

describe('the aliases', () => {
  it('stand at places that are there, each once', () => {
    expect(aliasProblems(read)).toEqual([]);
  });
});

describe('the queries', () => {
  it.each(ALL_LISTS)('accept only what is there: $name', ({expectations}) => {
    expect(expectationProblems(expectations, readBuiltSite())).toEqual([]);
  });

  it('stand in one list', () => {
    const known = new Set(queries.map(({query}) => query));
    expect(heldOut.filter(({query}) => known.has(query))).toEqual([]);
    const fromElsewhere = [
      elsewhere,
      heldOutElsewhere,
      elsewhere2,
      heldOutElsewhere2,
      publicQuestions,
      heldOutPublicQuestions,
    ].flatMap((list) => list.map(({query}) => query));
    expect(fromElsewhere.length - new Set(fromElsewhere).size, 'queries in two lists').toBe(0);
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
