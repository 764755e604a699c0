import type {IncomingMessage} from 'node:http';

/** A request to either of the stubs. */
export interface HostedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export async function readRequest(incoming: IncomingMessage): Promise<HostedRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const {method = '', url = '', headers} = incoming;
  return {method, url, headers, body: Buffer.concat(parts).toString('utf8')};
}

/** What the service says of a wrong account. Browsers send it in the query, other clients in the headers. */
export function credentialProblem(
  {url, headers}: HostedRequest,
  {appId, key}: {readonly appId: string; readonly key: string},
): string | undefined {
  const {searchParams} = new URL(url, 'http://stub');
  const sent = (name: string) => headers[name] ?? searchParams.get(name);
  return sent('x-algolia-application-id') === appId && sent('x-algolia-api-key') === key
    ? undefined
    : 'Invalid Application-ID or API key';
}
