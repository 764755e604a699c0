/** The resources of a running program that a reader can work, and what can be done with each. */
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

/** Those that the program made itself; what they are made of is below them and left out. */
export function toLiveResources(resources: readonly RunResource[]): LiveResource[] {
  const known = resources.flatMap(({path, type, attributes}): LiveResource[] => {
    const kind = KINDS[type];
    return kind ? [{path, name: path.replace(/^root\/Default\//, ''), kind, attributes}] : [];
  });
  return known.filter(({path}) => !known.some((other) => path.startsWith(`${other.path}/`)));
}

export interface Route {
  readonly method: string;
  /** With names in the place of what may vary: `/users/:id`. */
  readonly path: string;
}

/** The routes that an API tells of itself. */
export function routesOf({attributes}: Pick<LiveResource, 'attributes'>): readonly Route[] {
  return (attributes.routes as readonly Route[] | undefined) ?? [];
}

/** What a function is invoked with: JSON is taken for what it says, any other text for itself, and no text for nothing. */
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
 * Headers as they are typed: one on each line, `name: value`.
 *
 * @throws Error that names the line which is none
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

/** The address of a route below the address of the API. */
export function toUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** A string as it is, any other value as JSON. */
export function formatValue(value: unknown): string {
  if (value === undefined) return '(nothing)';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}
