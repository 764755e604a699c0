import {describe, expect, it} from 'vitest';
import {Refusal} from '@site/src/lib/entrance/refusal';
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
    expect(readResults({results: [{hits: [], nbHits: 0, note: 'So.'}]})[0]).toMatchObject({note: 'So.'});
  });

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [{}],
    [{results: []}],
    [{results: [null]}],
    [{results: [{hits: {}, nbHits: 0}]}],
    [{results: [{hits: []}]}],
    [{results: [{hits: [], nbHits: '7'}]}],
    [{results: [{hits: [], nbHits: -1}]}],
    [{results: [{hits: [], nbHits: 0.5}]}],
  ])('refuses what is no answer: %j', (nonsense) => {
    expect(() => readResults(nonsense)).toThrow('The search answered');
  });

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['no address', {...hit, url: undefined}],
    ['an address that runs', {...hit, url: 'javascript:alert(1)'}],
    ['a path', {...hit, url: '/docs/bucket'}],
    ['an address of another scheme', {...hit, url: 'https2://wing.example'}],
    ['an address with something before it', {...hit, url: 'see https://wing.example/docs'}],
    ['no title', {...hit, hierarchy: undefined}],
    ['titles without that of the page', {...hit, hierarchy: {lvl0: 'API', lvl2: 'put'}}],
  ])('leaves out a hit that is %s', (_, nonsense) => {
    expect(readHits(nonsense)).toEqual([]);
    expect(readHits(nonsense, {...hit, objectID: '2'})).toHaveLength(1);
  });

  it('shows the deepest title when the type has no text', () => {
    const hierarchy = {...hit.hierarchy, lvl22: 'other', 'an lvl1': 'other', 7: 'other'};
    for (const type of [undefined, 'content', 'lvl5', 'lvl0', 'lvl22', 'an lvl1', 7]) {
      expect(readHits({...hit, hierarchy, type})[0]?.type).toBe('lvl2');
    }
  });

  it('shows what its type names when that has a text', () => {
    expect(readHits({...hit, type: 'lvl1'})[0]?.type).toBe('lvl1');
    expect(readHits({...hit, type: 'content', content: 'Stores objects.'})[0]).toMatchObject({
      type: 'content',
      content: 'Stores objects.',
    });
  });

  it('has every field of a hit, and null for the titles that it lacks', () => {
    const sparse = {url: 'http://wing.example/docs', hierarchy: {lvl1: 'Docs'}};
    const none = {lvl0: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    expect(readHits(sparse)).toEqual([
      {
        objectID: sparse.url,
        url: sparse.url,
        url_without_anchor: '',
        anchor: null,
        type: 'lvl1',
        content: '',
        hierarchy: {...none, lvl1: 'Docs'},
        language: '',
        docusaurus_tag: '',
        section: '',
        _highlightResult: {hierarchy: {}},
        _snippetResult: {hierarchy: {}},
      },
    ]);
    const rest = {
      url_without_anchor: 'http://wing.example/docs',
      anchor: 'put',
      language: 'en',
      docusaurus_tag: 'default',
      section: 'docs',
    };
    expect(readHits({...sparse, ...rest})[0]).toMatchObject(rest);
  });

  it('has a snippet of what has one, and how well it matches', () => {
    const [read] = readHits({
      ...hit,
      _snippetResult: {
        hierarchy: {
          lvl1: {value: ''},
          lvl2: {value: 'put', matchLevel: 'full'},
          lvl3: {value: 'a', matchLevel: 1},
        },
        content: {value: 'Stores <mark>objects</mark>', matchLevel: 'partial'},
      },
    });
    expect(read?._snippetResult).toEqual({
      hierarchy: {lvl2: {value: 'put', matchLevel: 'full'}, lvl3: {value: 'a', matchLevel: 'none'}},
      content: {value: 'Stores <mark>objects</mark>', matchLevel: 'partial'},
    });
  });

  it('has a hit once, 100 hits, and 5,000 characters of a text', () => {
    expect(
      readHits(hit, {...hit, content: 'again'}, {...hit, objectID: '2'}).map(({objectID}) => objectID),
    ).toEqual(['1', '2']);
    const many = Array.from({length: 101}, (_, at) => ({...hit, objectID: `hit ${at}`}));
    expect(readHits(...many)).toHaveLength(100);
    expect(readHits({...hit, content: 'a'.repeat(5_001)})[0]?.content).toHaveLength(5_000);
  });

  it('has the numbers of an answer, and zero for what is none', () => {
    const numbers = {nbHits: 31, page: 2, nbPages: 3, hitsPerPage: 15, processingTimeMS: 4};
    const result = {...numbers, index: 'wing', query: 'put', exhaustiveNbHits: true, hits: []};
    expect(readResults({results: [result]})).toEqual([{...result, params: ''}]);
    expect(
      readResults({
        results: [{hits: [], nbHits: 0, page: 'x', exhaustiveNbHits: 1, facets: {section: {api: '7'}, a: 1}}],
      }),
    ).toMatchObject([{page: 0, exhaustiveNbHits: false, facets: {section: {api: 0}, a: {}}}]);
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

  it.each([
    ['javascript:alert(1)'],
    ['https://'],
    ['ftp://wing.example/a'],
    ['/docs/bucket'],
    [''],
    [{toString: 'https://wing.example'}],
  ])('leaves out a hit with the address %j', (url) => {
    expect(readHits({...hit, url}, hit)).toHaveLength(1);
  });

  it.each([-1, 0.5, '4', null, NaN])('refuses %j as the number of its hits', (nbHits) => {
    expect(() => readResults({results: [{hits: [], nbHits}]})).toThrow('hits and their number');
  });

  it('refuses an answer that is too large, before it is read', () => {
    expect(() => readHits({...hit, content: 'x'.repeat(2_000_000)})).toThrow(
      new Refusal('The answer of the search has more than 2,000,000 characters.'),
    );
  });
});
