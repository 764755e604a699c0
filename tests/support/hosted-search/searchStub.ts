/**
 * A stub of the hosted search on the loopback interface. It refuses what the service would refuse and what this site must
 * not ask, keeps a list of it, and answers in the published form. No test reaches the service itself.
 */
import type {ServerResponse} from 'node:http';
import type {BrowserContext} from '@playwright/test';
import type {HostedRecord} from '../../../src/search/hosted/hostedRecords';
import type {HostedAccount} from './account';
import {answerQuery} from './answerQuery';
import {type HostedQuery, readQueries} from './readQueries';
import {type HostedRequest, readRequest} from './request';
import {startHttpServer} from '../httpServer';

/** Ways in which a service fails, and what it then answers; silence is no answer at all. */
export const FAULTS = {
  breakdown: {status: 500, body: '{"message":"Internal error","status":500}'},
  refusal: {status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}'},
  'too many requests': {status: 429, body: '{"message":"Too many requests","status":429}'},
  silence: undefined,
  'a page instead of data': {status: 200, body: '<!doctype html><title>Sign in</title>'},
  'data without results': {status: 200, body: '{"message":"hello"}'},
  'results without hits': {status: 200, body: '{"results":[{"nbHits":"many"}]}'},
  'half of an answer': {status: 200, body: '{"results":[{"hits":['},
} as const;

export type Fault = keyof typeof FAULTS;

export interface HostedSearchStub {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly account: HostedAccount;
  /** Queries that were answered, in their order. */
  readonly queries: readonly HostedQuery[];
  /** Why requests were rejected, faults apart. */
  readonly problems: readonly string[];
  /** Makes every request fail in this way; undefined makes the service work again. */
  readonly failWith: (fault: Fault | undefined) => void;
  readonly close: () => Promise<void>;
}

export interface HostedSearchOptions {
  readonly account: HostedAccount;
  readonly records: readonly HostedRecord[];
}

/** Starts the stub on a free port. */
export async function startHostedSearch({account, records}: HostedSearchOptions): Promise<HostedSearchStub> {
  const queries: HostedQuery[] = [];
  const problems: string[] = [];
  let fault: Fault | undefined;

  const answer = (request: HostedRequest): {status: number; body: string} | undefined => {
    const read = readQueries(request, account);
    if ('rejection' in read) {
      problems.push(read.rejection.message);
      return {status: read.rejection.status, body: JSON.stringify(read.rejection)};
    }
    queries.push(...read.queries);
    if (fault) return FAULTS[fault];
    const results = read.queries.map((query) => answerQuery(query, records));
    return {status: 200, body: JSON.stringify({results})};
  };
  const {origin, close} = await startHttpServer(async (incoming, response) => {
    send(response, answer(await readRequest(incoming)));
  });
  return {
    origin,
    account,
    queries,
    problems,
    failWith: (next) => {
      fault = next;
    },
    close,
  };
}

/** Sends what pages ask of the service's hosts to the stub. */
export async function routeToStub(
  context: BrowserContext,
  {origin, account}: HostedSearchStub,
): Promise<void> {
  const hosts = hostsOf(account.appId);
  await context.route(
    (url) => hosts.includes(url.hostname),
    async (route) => {
      const {pathname, search} = new URL(route.request().url());
      try {
        await route.fulfill({response: await route.fetch({url: origin + pathname + search, timeout: 0})});
      } catch {
        // The page has gone, or gives up waiting.
        await route.abort().catch(() => undefined);
      }
    },
  );
}

/** Hosts of an application; clients go from one to the next when one fails. Their letters are small in addresses. */
export function hostsOf(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)];
}

function send(response: ServerResponse, answer: {status: number; body: string} | undefined): void {
  if (!answer) return;
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  response.end(answer.body);
}
