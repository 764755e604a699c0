import {describe, expect, it} from 'vitest';
import {readResults} from './readResults';

const hit = {
  objectID: '1',
  url: 'https://wing.example/docs/bucket#put',
  type: 'lvl2',
  hierarchy: {lvl0: 'API', lvl1: 'Bucket', lvl2: 'put', lvl3: null},
  content: null,
  _highlightResult: {hierarchy: {lvl2: {value: '<mark>put</mark>'}}},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>put</mark>', matchLevel: 'full'}}},
};
const answer = (...hits: unknown[]) => ({results: [{hits, nbHits: hits.length}]});
const readHits = (...hits: unknown[]) => readResults(answer(...hits))[0]!.hits;

describe('readResults', () => {
  it('keeps what it knows', () => {
    expect(readHits(hit)[0]).toMatchObject({...hit, content: ''});
    expect(readResults({results: [{hits: [], nbHits: 7, facets: {section: {api: 7}}}]})[0]).toMatchObject({
      nbHits: 7,
      facets: {section: {api: 7}},
    });
  });

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [{}],
    [{results: []}],
    [{results: [null]}],
    [{results: [{hits: {}}]}],
  ])('refuses what is no answer: %j', (nonsense) => {
    expect(() => readResults(nonsense)).toThrow('The search answered');
  });

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['no address', {...hit, url: undefined}],
    ['an address that runs', {...hit, url: 'javascript:alert(1)'}],
    ['no title', {...hit, hierarchy: undefined}],
  ])('leaves out a hit that is %s', (_, nonsense) => {
    expect(readHits(nonsense, hit)).toHaveLength(1);
  });

  it('shows the deepest title when the type has no text', () => {
    for (const type of [undefined, 'content', 'lvl5', 'lvl0', 7]) {
      expect(readHits({...hit, type})[0]?.type).toBe('lvl2');
    }
  });

  it('lets no tag but the marks into any text', () => {
    const tag = '<img src=x>';
    const [read] = readHits({
      ...hit,
      content: tag,
      hierarchy: {lvl0: 'A & B', lvl1: tag, lvl2: `Map${tag}`},
      _highlightResult: {hierarchy: {lvl1: {value: tag}}, content: {value: tag}},
      _snippetResult: {hierarchy: {lvl1: {value: `<mark>${tag}</mark>`}}, content: {value: tag}},
    });
    expect(JSON.stringify(read)).not.toContain('<img');
    expect(read?._snippetResult.hierarchy.lvl1?.value).toBe('<mark>&#60;img src=x&#62;</mark>');
    expect(read?.hierarchy.lvl0).toBe('A & B');
  });
});
