/** The resources of a running program that a reader can use: their kinds, their names, and what is sent to them. */
import type {RunResource} from '@site/src/playground/messages/runEvents';

export type LiveKind = 'api' | 'bucket' | 'counter' | 'function' | 'queue' | 'topic';

export interface LiveResource {
  readonly path: string;
  /** `root/Default/Uploads` is `Uploads`. */
  readonly name: string;
  readonly kind: LiveKind;
  readonly attributes: Readonly<Record<string, unknown>>;
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

/** The resources of the program itself. Those that they consist of have paths below theirs and are left out. */
export function toLiveResources(resources: readonly RunResource[]): LiveResource[] {
  const known = resources.flatMap(({path, type, attributes}): LiveResource[] => {
    const kind = KINDS[type];
    return kind ? [{path, name: path.replace(/^root\/Default\//, ''), kind, attributes}] : [];
  });
  return known.filter(({path}) => !known.some((other) => path.startsWith(`${other.path}/`)));
}

export interface Route {
  readonly method: string;
  /** With parameters: `/users/:id`. */
  readonly path: string;
}

/** The routes that an API publishes. */
export function routesOf({attributes}: Pick<LiveResource, 'attributes'>): readonly Route[] {
  return (attributes.routes as readonly Route[] | undefined) ?? [];
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
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** A string as it is, any other value as JSON. */
export function formatValue(value: unknown): string {
  if (value === undefined) return '(nothing)';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
