/** What a question to the hosted search must be like: what the service wants, and what this site promises to ask. */
import type {HostedAccount} from './searchStub';

export interface HostedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Refusal {
  /** As the service answers: 403 for a wrong key, 404 for an unknown index or path, 400 for all else. */
  readonly status: 400 | 403 | 404;
  readonly message: string;
}

/** A question after the check: with values of the right types. */
export interface HostedQuestion {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly (readonly string[])[];
  readonly facets: readonly string[];
  readonly hitsPerPage: number;
  readonly page: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** Attributes that the index can be filtered by, and whether it counts their values. */
export const FACETS: Readonly<Record<string, {readonly isCounted: boolean}>> = {
  language: {isCounted: false},
  docusaurus_tag: {isCounted: false},
  section: {isCounted: true},
};

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isStrings: Check = (value) => Array.isArray(value) && value.every(isString);
const isNumber =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/**
 * Parameters of a question that this site uses, and what they may be.
 * Source: https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
const PARAMETERS: Readonly<Record<string, Check>> = {
  indexName: isString,
  // The service cuts longer queries.
  query: (value) => typeof value === 'string' && Buffer.byteLength(value) <= 512,
  facetFilters: (value) =>
    Array.isArray(value) && value.every((filter) => isString(filter) || isStrings(filter)),
  facets: isStrings,
  hitsPerPage: isNumber(1000),
  page: isNumber(1000),
  attributesToRetrieve: isStrings,
  attributesToHighlight: isStrings,
  attributesToSnippet: (value) =>
    Array.isArray(value) && value.every((one) => /^[\w.]+(?::\d+)?$/.test(String(one))),
  snippetEllipsisText: isString,
  highlightPreTag: isString,
  highlightPostTag: isString,
  clickAnalytics: (value) => typeof value === 'boolean',
};

/** Reads the questions of a request, or tells why the service or this site would not have it. */
export function readQuestions(
  request: HostedRequest,
  account: HostedAccount,
): {readonly questions: readonly HostedQuestion[]} | {readonly refusal: Refusal} {
  const url = new URL(request.url, 'http://stub');
  if (request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries') {
    return refuse(404, `${request.method} ${url.pathname} is not what a search asks`);
  }
  const right = credentialProblem(request, url, {appId: account.appId, key: account.apiKey});
  if (right) return refuse(403, right);
  const questions = questionsOf(request.body);
  if (!questions) return refuse(400, 'The body is not JSON with a list of "requests"');
  const unknown = questions.find(({indexName}) => indexName !== account.indexName);
  if (unknown) return refuse(404, `Index ${String(unknown.indexName)} does not exist`);
  const problems = questions.flatMap(problemsOf);
  return problems.length > 0 ? refuse(400, problems.join('; ')) : {questions: questions.map(toQuestion)};
}

/** Application and key may stand in the headers or, as browsers send them, in the query. */
export function credentialProblem(
  {headers}: HostedRequest,
  {searchParams}: URL,
  {appId, key}: {readonly appId: string; readonly key: string},
): string | undefined {
  const sent = (name: string) => headers[name] ?? searchParams.get(name);
  return sent('x-algolia-application-id') === appId && sent('x-algolia-api-key') === key
    ? undefined
    : 'Invalid Application-ID or API key';
}

function refuse(status: Refusal['status'], message: string): {refusal: Refusal} {
  return {refusal: {status, message}};
}

type Fields = Readonly<Record<string, unknown>>;

function questionsOf(body: string): readonly Fields[] | undefined {
  try {
    const {requests} = JSON.parse(body) as {requests?: unknown};
    return Array.isArray(requests) && requests.length > 0 ? (requests as Fields[]) : undefined;
  } catch {
    return undefined;
  }
}

function problemsOf(question: Fields): string[] {
  const malformed = Object.entries(question).flatMap(([name, value]) => {
    const check = PARAMETERS[name];
    if (!check) return [`Unknown parameter: ${name}`];
    return check(value) ? [] : [`${name} may not be ${JSON.stringify(value)}`];
  });
  if (malformed.length > 0) return malformed;
  return [
    ...(question.query === undefined ? ['A question has no query'] : []),
    ...filterProblems(toQuestion(question).facetFilters),
    ...toQuestion(question)
      .facets.filter((facet) => !FACETS[facet]?.isCounted)
      .map((facet) => `The index does not count the facet ${facet}`),
  ];
}

/** Every question asks for one language and for the versions that the reader looks at. */
function filterProblems(filters: readonly (readonly string[])[]): string[] {
  const all = filters.flat();
  const isTagged = (filter: readonly string[]) =>
    filter.length > 0 && filter.every((one) => /^docusaurus_tag:./.test(one));
  return [
    ...all
      .filter((filter) => !/^\w+:.+$/.test(filter) || !FACETS[filter.split(':')[0]!])
      .map((filter) => `The index cannot be filtered by "${filter}"`),
    ...(filters.some((filter) => filter.join() === 'language:en') ? [] : ['No filter says language:en']),
    ...(filters.some(isTagged) ? [] : ['No filter says docusaurus_tag:…']),
  ];
}

function toQuestion(question: Fields): HostedQuestion {
  const {facetFilters = []} = question as {facetFilters?: (string | string[])[]};
  return {
    query: '',
    facets: [],
    hitsPerPage: 20,
    page: 0,
    attributesToSnippet: [],
    snippetEllipsisText: '…',
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
    ...(question as {indexName: string}),
    facetFilters: facetFilters.map((filter) => (typeof filter === 'string' ? [filter] : filter)),
  };
}
