/** The resources of a running program that a reader can use: their kinds, their names, and what is sent to them. */
import {boundedText, Refusal} from '@site/src/lib/entrance/refusal';
import {own} from '@site/src/lib/entrance/own';
import type {TreeNode} from '@site/src/lib/compilerOutput';
import {cutText} from '@site/src/playground/sandbox/cutText';
import {MAX_LONG_TEXT} from '@site/src/playground/sandbox/limits';
import type {Route, RunResource} from '@site/src/playground/messages/runEvents';

export type LiveKind = 'api' | 'bucket' | 'counter' | 'function' | 'queue' | 'topic';

export interface LiveResource {
  readonly path: string;
  /** `root/Default/Uploads` is `Uploads`. */
  readonly name: string;
  readonly kind: LiveKind;
  readonly attributes: RunResource['attributes'];
}

const KINDS: Record<string, LiveKind> = {
  '@winglang/sdk.cloud.Api': 'api',
  '@winglang/sdk.cloud.Bucket': 'bucket',
  '@winglang/sdk.cloud.Counter': 'counter',
  '@winglang/sdk.cloud.Function': 'function',
  '@winglang/sdk.cloud.Queue': 'queue',
  '@winglang/sdk.cloud.Topic': 'topic',
};

export const KIND_NAMES: Record<LiveKind, string> = {
  api: 'API',
  bucket: 'Bucket',
  counter: 'Counter',
  function: 'Function',
  queue: 'Queue',
  topic: 'Topic',
};

/**
 * Whether a program has something that answers from outside, so that it is worth keeping up after its tests.
 *
 * @param tree what preflight has created
 */
export function hasApi({constructInfo, children = {}}: TreeNode): boolean {
  return own(KINDS, constructInfo?.fqn ?? '') === 'api' || Object.values(children).some(hasApi);
}

/** The resources of the program itself. Those that they consist of have paths below theirs and are left out. */
export function toLiveResources(resources: readonly RunResource[]): LiveResource[] {
  const known = new Map<string, LiveResource>();
  for (const {path, type, attributes} of resources) {
    const kind = own(KINDS, type);
    if (kind) known.set(path, {path, name: path.replace(/^root\/Default\//, ''), kind, attributes});
  }
  return [...known.values()].filter(({path}) => !isPart(path, known));
}

/** Whether something that has a path above this one is known. */
function isPart(path: string, known: ReadonlyMap<string, unknown>): boolean {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (known.has(path.slice(0, end))) return true;
  }
  return false;
}

/** The routes that an API publishes. */
export function routesOf({attributes}: Pick<LiveResource, 'attributes'>): readonly Route[] {
  return attributes.routes ?? [];
}

/** The arguments that a function is invoked with: a JSON value, any other text as a string, or none for no text. */
export function toPayload(text: string): readonly unknown[] {
  if (text.trim() === '') return [];
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [text];
  }
}

export const REQUEST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/**
 * Parses headers in the form `name: value`, one per line.
 *
 * @throws Error that quotes the first malformed line
 */
export function parseHeaders(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const match = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line);
    if (!match) throw new Error(`“${line.trim()}” isn’t a header. Write “name: value”, one per line.`);
    headers[match[1]!] = match[2]!;
  }
  return headers;
}

/** The URL of a route of the API. */
export function toUrl(base: string, path: string): string {
  let end = base.length;
  while (base[end - 1] === '/') end -= 1;
  return `${base.slice(0, end)}/${path.replace(/^\/+/, '')}`;
}

/** Characters of JSON that is indented: each level makes all lines within longer. */
const MAX_INDENTED = 20_000;

/** A string as it is, any other value as JSON; what is too long to be read is cut. */
export function formatValue(value: unknown): string {
  if (value === undefined) return '(nothing)';
  if (typeof value === 'string') return cutText(value, MAX_LONG_TEXT);
  const text = JSON.stringify(value);
  return cutText(text.length > MAX_INDENTED ? text : JSON.stringify(value, undefined, 2), MAX_LONG_TEXT);
}

/** The keys of a bucket, as its `list` answers. */
interface KeyList {
  /** Each once. */
  readonly keys: readonly string[];
  /** How many more there are. */
  readonly left: number;
}

const MAX_KEYS = 1_000;
const MAX_KEY = 1_000;

/** @throws Refusal when the answer is not a list of texts */
export function readKeys(answer: unknown): KeyList {
  if (!Array.isArray(answer)) throw new Refusal('The bucket has not answered with a list of keys.');
  const keys = new Set<string>();
  for (const key of answer.slice(0, MAX_KEYS) as readonly unknown[])
    keys.add(boundedText(key, 'A key of the bucket', MAX_KEY));
  return {keys: [...keys], left: Math.max(0, answer.length - MAX_KEYS)};
}
