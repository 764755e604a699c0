import {describe, expect, it} from 'vitest';
import {condense} from '../../src/search/indexing/condense';
import {readPages} from '../../src/lib/builtPage';
import {readRecords} from '../../src/search/indexing/readSite';
import {readSignature} from '../../src/search/types/signature';
import {createTypeSearch} from '../../src/search/types/typeSearch';
import {typeOfMember} from '../../src/search/shared/apiNames';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import heldOut from './held-out.json';
import queries from './queries.json';
import {expectationProblems, measure} from './relevance';
import types from './types.json';
import typesHeldOut from './types-held-out.json';

/** The search is made with the first list. The second tells how it does with queries that it was not made with. */
const LISTS = [
  {name: 'types.json', expectations: types},
  {name: 'types-held-out.json', expectations: typesHeldOut},
] as const;

const LEAST_SUCCESS_AT_3 = 0.9;

const records = condense(readRecords(readPages(BUILD_DIR)));
const engine = createTypeSearch(records, (index) => records[index]!.text);
const search = (query: string) => engine.search(query, () => true);

describe('the answers to queries for types', () => {
  it.each(LISTS)('are the right ones for $name', ({name, expectations}) => {
    const members = {search: (query: string) => search(query)?.found ?? []};
    const {successAt1, successAt3, meanReciprocalRank, slow, missed} = measure(members, expectations);
    console.log(
      `${name}: ${expectations.length} queries, success at 1 ${successAt1.toFixed(3)}, at 3 ${successAt3.toFixed(3)}, ` +
        `mean reciprocal rank ${meanReciprocalRank.toFixed(3)}, 95 of 100 within ${slow.toFixed(1)} ms`,
    );
    expect(successAt3, `Missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(LEAST_SUCCESS_AT_3);
  });

  it.each(LISTS)('accept only what is there: $name', ({expectations}) => {
    expect(expectationProblems(expectations, readBuiltSite())).toEqual([]);
  });

  it('stand in one list', () => {
    const known = new Set(types.map(({query}) => query));
    expect(typesHeldOut.filter(({query}) => known.has(query))).toEqual([]);
  });

  it('leave all other queries to the search for words', () => {
    const taken = [...queries, ...heldOut].filter(({query}) => search(query)?.found.length);
    expect(taken).toEqual([]);
    for (const query of ['-> what', 'a -> b', '=>', 'from sim -> aws'])
      expect(search(query)?.found ?? []).toEqual([]);
  });

  it('know the types of every member whose entry has some', () => {
    const unread = records.filter((record) => {
      const name = record.trail.at(-1) ?? '';
      const isMember = record.kind === 'member' && typeOfMember(name, record.names) !== undefined;
      const hasTypes = /^(?:new )?[\w.]+(?:\(|: )/.test(record.text);
      return isMember && hasTypes && !readSignature(record, record.text);
    });
    expect(unread.map(({path, anchor}) => `${path}#${anchor}`)).toEqual([]);
    expect(records.filter((record) => readSignature(record, record.text)).length).toBeGreaterThan(900);
  });
});
