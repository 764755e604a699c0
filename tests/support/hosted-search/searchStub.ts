/**
 * A stub of the hosted search on the loopback interface. It refuses what the service would refuse and what this site must
 * not ask, keeps a list of it, and answers in the published form. No test reaches the service itself.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {BrowserContext} from '@playwright/test';
import type {HostedRecord} from '../../../src/search/hosted/hostedRecords';
import {answerQuestion} from './answerRequest';
import {type HostedQuestion, type HostedRequest, readQuestions} from './readRequests';
import {startHttpServer} from '../httpServer';

export interface HostedAccount {
  readonly appId: string;
  /** Key that can only search. */
  readonly apiKey: string;
  readonly indexName: string;
}

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
  /** Questions that were answered, in their order. */
  readonly questions: readonly HostedQuestion[];
  /** Why requests were refused, faults apart. */
  readonly problems: readonly string[];
  /** Fails from now on, or works again. */
  readonly failWith: (fault: Fault | undefined) => void;
  readonly close: () => Promise<void>;
}

export interface HostedSearchOptions {
  readonly account: HostedAccount;
  readonly records: readonly HostedRecord[];
}

/** Starts the stub on a free port. */
export async function startHostedSearch({account, records}: HostedSearchOptions): Promise<HostedSearchStub> {
  const questions: HostedQuestion[] = [];
  const problems: string[] = [];
  let fault: Fault | undefined;

  const answer = (request: HostedRequest): {status: number; body: string} | undefined => {
    const read = readQuestions(request, account);
    if ('refusal' in read) {
      problems.push(read.refusal.message);
      return {status: read.refusal.status, body: JSON.stringify(read.refusal)};
    }
    questions.push(...read.questions);
    if (fault) return FAULTS[fault];
    const results = read.questions.map((question) => answerQuestion(question, records));
    return {status: 200, body: JSON.stringify({results})};
  };
  const {origin, close} = await startHttpServer(async (incoming, response) => {
    send(response, answer(await readRequest(incoming)));
  });
  return {
    origin,
    account,
    questions,
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

export async function readRequest(incoming: IncomingMessage): Promise<HostedRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const {method = '', url = '', headers} = incoming;
  return {method, url, headers, body: Buffer.concat(parts).toString('utf8')};
}

function send(response: ServerResponse, answer: {status: number; body: string} | undefined): void {
  if (!answer) return;
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  response.end(answer.body);
}
