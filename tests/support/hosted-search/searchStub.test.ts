/** The stub has to reject what the service would reject, and what this site must not send. */
import {liteClient} from 'algoliasearch/lite';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {recordOf} from '../../../src/search/shared/__tests__/records';
import {toHostedRecords} from '../../../src/search/hosted/hostedRecords';
import type {SearchRecord} from '../../../src/search/shared/types';
import {FAULTS, type HostedSearchStub, hostsOf, startHostedSearch} from './searchStub';
import {readQueries} from './readQueries';
import type {HostedRequest} from './request';

const ACCOUNT = {appId: 'APPLICATION', apiKey: 'search-key', indexName: 'pages'};
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
const QUERY = {indexName: 'pages', query: 'queue', facetFilters: FILTERS};

const queue = (more: Partial<SearchRecord>) =>
  recordOf('/docs/queue', {tag: 'docs-default-current', title: 'Queue', ...more});
const records = toHostedRecords(
  [
    queue({text: 'A queue holds messages until a worker takes them from the queue again.'}),
    queue({
      anchor: 'push',
      kind: 'member',
      trail: ['push'],
      names: ['Queue.push'],
      text: 'Adds messages.',
    }),
    queue({path: '/docs/api/topic', section: 'api', title: 'Topic', text: 'Not a queue: <all> get it.'}),
    queue({path: '/blog/queue', section: 'blog', tag: 'default', title: 'Queues at last'}),
    queue({path: '/contributing/queue', section: 'contributing', tag: 'docs-contributing-current'}),
  ],
  {url: 'https://wing.example/'},
);

describe('readQueries', () => {
  const requestOf = (body: unknown, more: Partial<HostedRequest> = {}): HostedRequest => ({
    method: 'POST',
    url: '/1/indexes/*/queries?x-algolia-agent=x&x-algolia-application-id=APPLICATION&x-algolia-api-key=search-key',
    headers: {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });
  const rejectionOf = (request: HostedRequest) => {
    const read = readQueries(request, ACCOUNT);
    return 'rejection' in read ? `${read.rejection.status} ${read.rejection.message}` : undefined;
  };

  it.each([
    ['the least', QUERY],
    ['a choice of sections', {...QUERY, facetFilters: [...FILTERS, ['section:api', 'section:blog']]}],
    ['the numbers of the sections', {...QUERY, facets: ['section'], hitsPerPage: 0}],
    ['a snippet', {...QUERY, attributesToSnippet: ['content:10'], snippetEllipsisText: '…'}],
  ])('accepts %s', (_what, query) => {
    expect(rejectionOf(requestOf({requests: [query]}))).toBeUndefined();
  });

  it('accepts an account in the headers', () => {
    const headers = {'x-algolia-application-id': 'APPLICATION', 'x-algolia-api-key': 'search-key'};
    expect(
      rejectionOf(requestOf({requests: [QUERY]}, {url: '/1/indexes/*/queries', headers})),
    ).toBeUndefined();
  });

  it.each([
    ['another method', requestOf({requests: [QUERY]}, {method: 'GET'}), '404 GET'],
    ['another path', requestOf({requests: [QUERY]}, {url: '/1/indexes/pages/query'}), '404 POST'],
    [
      'another application',
      requestOf({requests: [QUERY]}, {headers: {'x-algolia-application-id': 'OTHER'}}),
      '403 Invalid Application-ID',
    ],
    [
      'another key',
      requestOf({requests: [QUERY]}, {headers: {'x-algolia-api-key': 'admin-key'}}),
      '403 Invalid Application-ID',
    ],
    ['no account', requestOf({requests: [QUERY]}, {url: '/1/indexes/*/queries'}), '403 Invalid'],
    ['no JSON', requestOf('{'), '400 body: Invalid type'],
    ['no query at all', requestOf({requests: []}), '400 requests: Invalid length'],
    ['another index', requestOf({requests: [{...QUERY, indexName: 'x'}]}), '404 Index x does not exist'],
  ])('rejects %s', (_what, request, message) => {
    expect(rejectionOf(request)).toContain(message);
  });

  it.each([
    ['no query', {query: undefined}, 'requests.1.query: Invalid key'],
    ['a long query', {query: 'ä'.repeat(300)}, 'requests.1.query: Invalid bytes'],
    ['a parameter that is not published', {limit: 5}, 'requests.1.limit: Invalid key'],
    ['too many hits', {hitsPerPage: 1001}, 'requests.1.hitsPerPage: Invalid value'],
    ['half a page', {page: 0.5}, 'requests.1.page: Invalid integer'],
    ['no list of filters', {facetFilters: 'language:en'}, 'requests.1.facetFilters: Invalid type'],
    ['filters of filters', {facetFilters: [[['language:en']]]}, 'requests.1.facetFilters.0: Invalid type'],
    [
      'no filters',
      {facetFilters: undefined},
      'No filter says language:en; requests.1.facetFilters: No filter says docusaurus_tag:…',
    ],
    ['no language', {facetFilters: [FILTERS[1]]}, 'No filter says language:en'],
    ['another language', {facetFilters: ['language:de', FILTERS[1]]}, 'No filter says language:en'],
    ['no version', {facetFilters: ['language:en']}, 'No filter says docusaurus_tag:…'],
    [
      'a version that is one choice among others',
      {facetFilters: ['language:en', ['docusaurus_tag:default', 'section:api']]},
      'No filter says docusaurus_tag:…',
    ],
    ['an unknown facet', {facetFilters: [...FILTERS, 'kind:page']}, 'cannot be filtered by ["kind:page"]'],
    ['an empty value', {facetFilters: [...FILTERS, 'section:']}, 'cannot be filtered by ["section:"]'],
    ['numbers of another facet', {facets: ['language']}, 'requests.1.facets.0: Invalid type'],
    [
      'a snippet of no attribute',
      {attributesToSnippet: ['content:ten']},
      'requests.1.attributesToSnippet.0: Invalid format',
    ],
    ['marks that are no text', {highlightPreTag: 1}, 'requests.1.highlightPreTag: Invalid type'],
  ])('rejects a query with %s', (_what, change, message) => {
    expect(rejectionOf(requestOf({requests: [QUERY, {...QUERY, ...change}]}))).toContain(message);
  });
});

describe('the stub, asked by the client of the service', () => {
  let stub: HostedSearchStub;
  beforeAll(async () => {
    stub = await startHostedSearch({account: ACCOUNT, records});
  });
  afterEach(() => stub.failWith(undefined));
  afterAll(() => stub.close());

  const clientOf = (account = ACCOUNT) =>
    liteClient(account.appId, account.apiKey, {
      hosts: [
        {url: '127.0.0.1', port: Number(new URL(stub.origin).port), protocol: 'http', accept: 'readWrite'},
      ],
      timeouts: {connect: 300, read: 300, write: 300},
    });
  const ask = async (change: object = {}) => {
    const {results} = await clientOf().searchForHits<Record<string, never>>({
      requests: [{...QUERY, ...change}],
    });
    return results[0]!;
  };

  it('answers with one hit for each place, titles first', async () => {
    const {hits, nbHits, nbPages, index, query} = await ask();
    expect(hits.map(({objectID}) => objectID)).toEqual([
      '/docs/queue',
      '/docs/queue#push',
      '/blog/queue',
      '/docs/api/topic/0',
    ]);
    expect({nbHits, nbPages, index, query}).toEqual({nbHits: 4, nbPages: 1, index: 'pages', query: 'queue'});
    expect(stub.queries.at(-1)?.query).toBe('queue');
  });

  it('marks the words, cuts the text, and escapes nothing', async () => {
    const marks = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
    const {hits} = await ask({query: 'queue get', ...marks, attributesToSnippet: ['content:3']});
    expect(hits[0]).toMatchObject({
      type: 'content',
      _snippetResult: {content: {value: '…<mark>queue:</mark> <all> <mark>get</mark>…', matchLevel: 'full'}},
    });
  });

  it('gives the attributes that were asked for', async () => {
    const {hits} = await ask({attributesToRetrieve: ['hierarchy.lvl1', 'url']});
    expect(Object.keys(hits[0]!).sort()).toEqual([
      '_highlightResult',
      '_snippetResult',
      'hierarchy',
      'objectID',
      'url',
    ]);
  });

  it('filters, counts and turns pages', async () => {
    const blog = await ask({
      facetFilters: [...FILTERS, ['section:blog', 'section:api']],
      facets: ['section'],
    });
    expect(blog.hits.map(({objectID}) => objectID)).toEqual(['/blog/queue', '/docs/api/topic/0']);
    expect(blog.facets).toEqual({section: {blog: 1, api: 1}});
    const second = await ask({hitsPerPage: 3, page: 1});
    expect(second.hits.map(({objectID}) => objectID)).toEqual(['/docs/api/topic/0']);
    expect(second.nbPages).toBe(2);
    expect((await ask({query: 'nothing'})).nbHits).toBe(0);
  });

  it('rejects another key, and keeps the reason', async () => {
    await expect(clientOf({...ACCOUNT, apiKey: 'x'}).search({requests: [QUERY as never]})).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
    expect(stub.problems).toEqual(['Invalid Application-ID or API key']);
  });

  it.each([
    'breakdown',
    'refusal',
    'too many requests',
    'silence',
    'a page instead of data',
    'half of an answer',
  ] as const)('fails with %s', async (fault) => {
    stub.failWith(fault);
    await expect(ask()).rejects.toThrow();
  });

  it.each(['data without results', 'results without hits'] as const)('answers with %s', async (fault) => {
    stub.failWith(fault);
    const answer = await clientOf().search({requests: [QUERY as never]});
    expect(answer).toEqual(JSON.parse(FAULTS[fault].body));
  });
});

it('knows the hosts of an application', () => {
  expect(hostsOf('AbC')).toEqual([
    'abc-dsn.algolia.net',
    'abc-1.algolianet.com',
    'abc-2.algolianet.com',
    'abc-3.algolianet.com',
  ]);
});
