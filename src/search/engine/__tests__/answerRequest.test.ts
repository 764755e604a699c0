import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import type {SearchRecord} from '../../shared/types';
import {termsOf} from '../../shared/tokens';
import {answerRequest} from '../answerRequest';
import type {RankedRecord} from '../../ranking/ranker';

const record = (path: string, more: Partial<SearchRecord> = {}) =>
  recordOf(path, {section: 'api', tag: 'docs-default-current', ...more});
const heading = (path: string, anchor: string) =>
  record(path, {anchor, kind: 'heading', trail: [`Heading ${anchor}`]});

/** Answers from a ranker that finds all of some records, in this order. */
function ask(
  records: readonly SearchRecord[],
  request: object,
  texts: readonly string[] = [],
  matched = ['queue'],
) {
  const ranked = records.map((one, index): RankedRecord => ({
    index,
    record: one,
    score: 1,
    matched: matched.flatMap(termsOf),
  }));
  return answerRequest(
    {indexName: 'wing', query: 'queue', ...request},
    {
      ranker: {search: (_query, options) => ranked.filter((one) => options?.filter?.(one.record) ?? true)},
      textOf: (index) => texts[index] ?? '',
      language: 'en',
      siteUrl: 'https://wing.example/base/',
    },
  );
}

describe('answerRequest', () => {
  it('has the signatures of members that were found by their types, and the note about them', () => {
    const trail = ['API reference', 'get'];
    const member = record('/docs/bucket', {kind: 'member', anchor: 'get', title: 'Bucket', trail});
    const signature = {title: 'Map.get(key: str): Array<str>', length: 25};
    const found = [{index: 0, record: member, score: 1, matched: [], signature}];
    const source = {
      ranker: {search: () => []},
      textOf: () => 'get(key: str): Array<str> Returns <all>.',
      language: 'en',
      siteUrl: 'https://wing.example/',
    };
    const answer = (some: typeof found) =>
      answerRequest(
        {indexName: 'wing', query: 'a -> b'},
        {...source, types: {search: () => ({found: some, note: 'So.'})}},
      );
    const {hits, nbHits, note} = answer(found);
    expect([nbHits, note]).toEqual([1, 'So.']);
    expect(hits[0]).toMatchObject({
      type: 'lvl3',
      hierarchy: {lvl3: 'get'},
      content: 'Returns &#60;all&#62;.',
    });
    expect(hits[0]?._snippetResult.hierarchy.lvl3?.value).toBe('Map.get(key: str): Array&#60;str&#62;');
    // Without a member, the words are searched for.
    expect(answer([])).toMatchObject({nbHits: 0, note: 'So.'});
  });

  it('has hits in the shape of the hosted service', () => {
    const member = record('/docs/queue', {
      anchor: 'push',
      kind: 'member',
      title: 'Queue & more',
      trail: ['API reference', 'push'],
      names: ['Queue.push', 'push', 'cloud.Queue.push'],
    });
    const looks = {
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['content:4'],
    };
    const {hits} = ask([member], looks, ['Sends <b>one</b> message to the queue.']);
    expect(hits[0]).toMatchObject({
      objectID: '/docs/queue#push',
      url: 'https://wing.example/base/docs/queue#push',
      url_without_anchor: 'https://wing.example/base/docs/queue',
      anchor: 'push',
      type: 'lvl3',
      hierarchy: {
        lvl0: 'API › Queue & more',
        lvl1: 'Queue &#38; more',
        lvl2: 'API reference',
        lvl3: 'Queue.push',
        lvl4: null,
      },
      content: 'Sends &#60;b&#62;one&#60;/b&#62; message to the queue.',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      section: 'api',
      _snippetResult: {
        hierarchy: {lvl1: {value: '<mark>Queue</mark> &#38; more'}},
        content: {value: '…message to the <mark>queue</mark>.'},
      },
    });
    expect(hits[0]?._highlightResult.hierarchy.lvl0).toBeUndefined();
  });

  it('says that only the text matches', () => {
    const page = record('/a', {keywords: ['sqs']});
    const type = (text: string, matched: string[]) => ask([page], {}, [text], matched).hits[0]?.type;
    expect(type('About a queue.', ['queue'])).toBe('content');
    expect(type('About a topic.', ['queue'])).toBe('lvl1');
    expect(type('About sqs.', ['sqs'])).toBe('lvl1');
    expect(type('', ['queue'])).toBe('lvl1');
  });

  it('gives pages of hits, the best first', () => {
    const records = [record('/a'), record('/b'), heading('/a', 'x'), record('/c'), heading('/b', 'y')];
    const page = (number: number) => ask(records, {hitsPerPage: 3, page: number});
    expect(page(0).hits.map(({objectID}) => objectID)).toEqual(['/a', '/b', '/a#x']);
    expect(page(1).hits.map(({objectID}) => objectID)).toEqual(['/c', '/b#y']);
    expect(page(2)).toMatchObject({hits: [], nbHits: 5, nbPages: 2, page: 2, hitsPerPage: 3});
    expect(ask(records, {hitsPerPage: 0, facets: ['section']})).toMatchObject({
      hits: [],
      nbHits: 5,
      nbPages: 0,
      facets: {section: {api: 5}},
    });
  });

  it('has five places of a page at most', () => {
    const many = Array.from({length: 9}, (_, number) => heading('/a', String(number)));
    expect(ask([...many, record('/b')], {})).toMatchObject({nbHits: 6});
  });

  it('counts facets under the filters', () => {
    const records = [record('/a'), record('/b', {section: 'blog', tag: 'default'}), record('/c')];
    const all = ask(records, {facets: ['section'], facetFilters: ['language:en']});
    expect(all.facets).toEqual({section: {api: 2, blog: 1}});
    const some = ask(records, {facets: ['*'], facetFilters: [['section:blog', 'section:learn']]});
    expect(some).toMatchObject({nbHits: 1, facets: {section: {blog: 1}, docusaurus_tag: {default: 1}}});
    expect(ask(records, {}).facets).toBeUndefined();
  });

  it('finds nothing for nothing, and reads what older clients send', () => {
    expect(ask([record('/a')], {query: ' '})).toMatchObject({hits: [], nbHits: 0});
    expect(
      ask([record('/a'), record('/b')], {query: undefined, params: {query: 'queue', hitsPerPage: 1}}),
    ).toMatchObject({
      query: 'queue',
      nbHits: 2,
      nbPages: 2,
    });
  });

  it('searches for the beginning of an endless query', () => {
    let searched = '';
    const ranker = {search: (query: string) => ((searched = query), [])};
    const source = {ranker, textOf: () => '', language: 'en', siteUrl: 'https://wing.example/'};
    answerRequest({indexName: 'wing', query: 'q'.repeat(15_000)}, source);
    expect(searched).toBe('q'.repeat(300));
  });
});
