import {Buffer} from 'node:buffer';
import {enqueueTask} from '../enqueueTask';
import {IncomingMessage} from './incomingMessage';
import {connectionRefused, type Network} from './network';
import type {HeaderValue, HeaderValues} from './outgoingMessage';
import {ServerResponse} from './serverResponse';

interface LocalRequest {
  readonly port: number | string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>;
  readonly body?: Uint8Array;
}

export interface LocalResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: HeaderValues;
  readonly body: Buffer;
}

/**
 * Sends one request to a server in memory.
 *
 * @throws Error with the code `ECONNREFUSED`, as Node's, when no server listens on the port
 */
export function dispatch(
  network: Network,
  {port, method, path, headers = {}, body}: LocalRequest,
): Promise<LocalResponse> {
  const send = (resolve: (response: LocalResponse) => void, reject: (error: Error) => void) => {
    const server = network.serverAt(Number(port));
    if (!server) {
      reject(connectionRefused(Number(port)));
      return;
    }
    const request = new IncomingMessage({method, url: path, headers: toSent(headers, Number(port), body)});
    const response = new ServerResponse(request);
    response.once('finish', () =>
      resolve({
        status: response.statusCode,
        statusText: response.statusMessage ?? '',
        headers: response.getHeaders(),
        body: method === 'HEAD' ? Buffer.alloc(0) : response.takeBody(),
      }),
    );
    server.emit('request', request, response);
    request.finish(body && Buffer.from(body));
  };
  // Each request is a task of its own, as it is when it comes from a network.
  return new Promise((resolve, reject) => enqueueTask(() => send(resolve, reject)));
}

function toSent(given: NonNullable<LocalRequest['headers']>, port: number, body?: Uint8Array): HeaderValues {
  const sent: HeaderValues = {host: `127.0.0.1:${port}`, connection: 'close'};
  if (body?.length) sent['content-length'] = String(body.length);
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) sent[name.toLowerCase()] = [value].flat().join(', ');
  }
  return sent;
}
