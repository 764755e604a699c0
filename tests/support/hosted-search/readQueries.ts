/** What a request to the hosted search must look like: what the service accepts, and what this site promises to send. */
import * as v from 'valibot';
import type {HostedAccount} from './account';
import {credentialProblem, type HostedRequest} from './request';

export interface Rejection {
  /** As the service answers: 403 for a wrong key, 404 for an unknown index or path, 400 for anything else. */
  readonly status: 400 | 403 | 404;
  readonly message: string;
}

const strings = v.array(v.string());
const smallNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/** Every query filters by one language and by the versions that the reader looks at. */
const facetFilters = v.pipe(
  v.array(v.union([v.string(), strings])),
  v.transform((filters) => filters.map((filter) => [filter].flat())),
  v.checkItems(
    (filter) => filter.every((one) => /^(?:language|docusaurus_tag|section):.+$/.test(one)),
    ({input}) => `The index cannot be filtered by ${JSON.stringify(input)}`,
  ),
  v.check(
    (filters) => filters.some((filter) => filter.join() === 'language:en'),
    'No filter says language:en',
  ),
  v.check((filters) => filters.some(isTagged), 'No filter says docusaurus_tag:…'),
);

function isTagged(filter: readonly string[]): boolean {
  return filter.length > 0 && filter.every((one) => /^docusaurus_tag:./.test(one));
}

/**
 * The parameters of a query that this site uses.
 * Source: https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
const query = v.strictObject({
  indexName: v.string(),
  // The service cuts longer queries.
  query: v.pipe(v.string(), v.maxBytes(512)),
  facetFilters: v.optional(facetFilters, []),
  // The only facet whose values the index counts.
  facets: v.optional(v.array(v.literal('section')), []),
  hitsPerPage: v.optional(smallNumber, 20),
  page: v.optional(smallNumber, 0),
  attributesToRetrieve: v.optional(strings),
  attributesToHighlight: v.optional(strings),
  attributesToSnippet: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.]+(?::\d+)?$/))), []),
  snippetEllipsisText: v.optional(v.string(), '…'),
  highlightPreTag: v.optional(v.string(), '<em>'),
  highlightPostTag: v.optional(v.string(), '</em>'),
  clickAnalytics: v.optional(v.boolean()),
});

/** A query that has been checked, with the service's defaults. */
export type HostedQuery = v.InferOutput<typeof query>;

const body = v.object({requests: v.pipe(v.array(query), v.minLength(1))});

/** Reads the queries of a request, or says why the service would reject it or this site must not send it. */
export function readQueries(
  request: HostedRequest,
  account: HostedAccount,
): {readonly queries: readonly HostedQuery[]} | {readonly rejection: Rejection} {
  const {pathname} = new URL(request.url, 'http://stub');
  if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
    return reject(404, `${request.method} ${pathname} is not what a search asks`);
  }
  const problem = credentialProblem(request, {appId: account.appId, key: account.apiKey});
  if (problem) return reject(403, problem);
  const read = v.safeParse(body, parseJson(request.body));
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    return reject(400, problems.join('; '));
  }
  const queries = read.output.requests;
  const unknown = queries.find(({indexName}) => indexName !== account.indexName);
  return unknown ? reject(404, `Index ${unknown.indexName} does not exist`) : {queries};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reject(status: Rejection['status'], message: string): {rejection: Rejection} {
  return {rejection: {status, message}};
}
