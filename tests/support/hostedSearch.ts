import type {BrowserContext} from '@playwright/test';

/** The account that the small site is built with. Nobody has it. */
export const HOSTED_ACCOUNT = {appId: 'STUBBED', apiKey: 'search-only-key', indexName: 'wing-pages'};

/** What a page asks of the service, in one of the requests of a call. */
export interface HostedQuery {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly unknown[];
  readonly facets?: readonly string[];
  readonly page?: number;
  readonly hitsPerPage?: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A place of the small site as the service answers with it, its texts as `npm run search:push` has pushed them. */
const PLACE = {
  objectID: '/docs/queues',
  url: 'https://wing.example/docs/queues',
  url_without_anchor: 'https://wing.example/docs/queues',
  anchor: '',
  type: 'content',
  section: 'docs',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Docs', lvl1: 'Queues', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: 'A queue keeps <b>bold</b> letters, a < b',
};

const marked = (value: string) => ({
  value: value.replace(/queue/i, '<mark>$&</mark>'),
  matchLevel: 'full',
  fullyHighlighted: false,
  matchedWords: ['queue'],
});

/** A hit of the service: https://www.algolia.com/doc/rest-api/search/search-multiple-queries */
const hit = (place: typeof PLACE) => ({
  ...place,
  _snippetResult: {content: {value: marked(place.content).value, matchLevel: 'full'}},
  _highlightResult: {
    hierarchy: {lvl0: marked('Docs'), lvl1: marked('Queues')},
    content: marked(place.content),
  },
});

const result = (count: number, {query, page = 0, hitsPerPage = 20, indexName}: HostedQuery) => ({
  hits: Array.from({length: Math.min(hitsPerPage, count - page * hitsPerPage)}, (_, index) =>
    hit(index === 0 ? PLACE : {...PLACE, objectID: `${index}`, url: `${PLACE.url}#${index}`}),
  ),
  nbHits: count,
  page,
  nbPages: Math.ceil(count / hitsPerPage),
  hitsPerPage,
  facets: {section: {docs: count}},
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  query,
  params: '',
  index: indexName,
  processingTimeMS: 1,
});

/** Answers of the service to a query that finds something, to one that finds nothing, and to all when it fails. */
export const found = (query: HostedQuery) => result(22, query);
export const nothing = (query: HostedQuery) => result(0, query);
export const REFUSED: Answer = {
  status: 403,
  body: '{"message":"Invalid Application-ID or API key","status":403}',
};

/**
 * Answers in the place of the service, which no test reaches.
 *
 * @param answer what it answers to a query, or to the whole call
 * @returns the queries, in their order
 */
export async function answerHosted(
  context: BrowserContext,
  answer: (query: HostedQuery) => object | Answer,
): Promise<HostedQuery[]> {
  const queries: HostedQuery[] = [];
  await context.route(/^https:\/\/stubbed-(?:dsn\.algolia\.net|\d\.algolianet\.com)\//, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: HostedQuery[]};
    queries.push(...requests);
    const answers = requests.map(answer);
    const failure = answers.find((one): one is Answer => 'status' in one);
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      contentType: 'application/json',
      ...(failure ?? {status: 200, body: JSON.stringify({results: answers})}),
    });
  });
  return queries;
}
