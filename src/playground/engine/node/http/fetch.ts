/** A `fetch` that reaches the servers in memory at `localhost`, and other hosts only if the run may use the network. */
import {Buffer} from 'node:buffer';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {dispatch, type LocalResponse} from './dispatch';
import type {Network} from './network';

export type Fetch = typeof globalThis.fetch;

/** A request as `fetch` is asked to send it, and to follow. */
interface FetchCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly redirect: RequestRedirect;
  readonly signal?: AbortSignal | null;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 20;
/** A `Response` with one of them must not have a body. */
const BODILESS = new Set([101, 204, 205, 304]);
/** Headers that Node sends when the program does not. */
const USUAL_HEADERS = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
};

/** @param outside the `fetch` for other hosts @default throws an `UnsupportedFeatureError` */
export function createFetch(network: Network, outside: Fetch = rejectOutside): Fetch {
  return async (input, init) => {
    const url = parseAddress(input);
    if (!LOOPBACK.has(url.hostname)) return outside(input, init);
    const call = await readCall(url, input, init ?? {});
    return follow(call, (next) => send(network, next), outside);
  };
}

const rejectOutside: Fetch = async (input) => {
  const {origin} = parseAddress(input);
  throw new UnsupportedFeatureError(
    `A request to ${origin}`,
    'this run has not been allowed to use the network',
  );
};

function parseAddress(input: Parameters<Fetch>[0]): URL {
  const address = input instanceof Request ? input.url : String(input);
  try {
    return new URL(address);
  } catch {
    const cause = Object.assign(new TypeError('Invalid URL'), {code: 'ERR_INVALID_URL', input: address});
    throw new TypeError(`Failed to parse URL from ${address}`, {cause});
  }
}

async function readCall(url: URL, input: Parameters<Fetch>[0], init: RequestInit): Promise<FetchCall> {
  const original = input instanceof Request ? input : undefined;
  const request = new Request(original ?? url, {...init, redirect: 'follow', signal: null});
  const {method} = request;
  const isBodiless = method === 'GET' || method === 'HEAD';
  return {
    url,
    method,
    headers: readHeaders(request, init.headers),
    body: isBodiless ? undefined : Buffer.from(await request.arrayBuffer()),
    redirect: init.redirect ?? original?.redirect ?? 'follow',
    signal: init.signal ?? original?.signal,
  };
}

function readHeaders(request: Request, given: HeadersInit = {}): Record<string, string> {
  // Browsers drop some names from a Headers object, such as Host and Cookie; Node does not.
  const pairs = given instanceof Headers ? [] : Array.isArray(given) ? given : Object.entries(given);
  const named = pairs.map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    ...USUAL_HEADERS,
    ...Object.fromEntries(named),
    ...Object.fromEntries(request.headers),
  };
}

async function follow(
  call: FetchCall,
  sendLocal: (call: FetchCall) => Promise<LocalResponse>,
  outside: Fetch,
): Promise<Response> {
  let current = call;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const answer = await sendLocal(current);
    const target = answer.headers.location;
    if (target === undefined || !REDIRECTS.has(answer.status) || call.redirect === 'manual') {
      return toResponse(answer, current.url, count > 0);
    }
    if (call.redirect === 'error') break;
    current = redirected(current, answer.status, new URL(String(target), current.url));
    if (!LOOPBACK.has(current.url.hostname)) {
      const {method, body, signal} = current;
      return outside(current.url, {
        method,
        headers: {...current.headers},
        body: body && new Uint8Array(body),
        signal,
      });
    }
  }
  throw new TypeError('fetch failed');
}

async function send(
  network: Network,
  {url, method, headers, body, signal}: FetchCall,
): Promise<LocalResponse> {
  const path = url.pathname + url.search;
  if (signal?.aborted) throw abortError(signal);
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(abortError(signal!));
  });
  signal?.addEventListener('abort', abort);
  try {
    const answer = dispatch(network, {port: url.port || 80, method, path, headers, body});
    return await Promise.race([answer, aborted]);
  } catch (cause) {
    throw signal?.aborted ? cause : new TypeError('fetch failed', {cause});
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** With Node's message; those of browsers differ. */
function abortError({reason}: AbortSignal): unknown {
  const isPlain = reason instanceof DOMException && reason.name === 'AbortError';
  return isPlain ? new DOMException('This operation was aborted', 'AbortError') : reason;
}

function redirected(call: FetchCall, status: number, url: URL): FetchCall {
  const becomesGet = status === 303 || (status !== 307 && status !== 308 && call.method === 'POST');
  if (!becomesGet) return {...call, url};
  const headers = Object.entries(call.headers).filter(([name]) => !/^content-(length|type)$/.test(name));
  return {...call, url, method: 'GET', body: undefined, headers: Object.fromEntries(headers)};
}

function toResponse(answer: LocalResponse, url: URL, isRedirected: boolean): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) headers.append(name, String(one));
  }
  const {status, statusText} = answer;
  const response = new Response(BODILESS.has(status) ? null : new Uint8Array(answer.body), {
    status,
    statusText,
    headers,
  });
  // The constructor takes no URL, and in browsers it drops `Set-Cookie` from the headers.
  const known = {url: url.href, redirected: isRedirected, headers};
  for (const [name, value] of Object.entries(known)) Object.defineProperty(response, name, {value});
  return response;
}
