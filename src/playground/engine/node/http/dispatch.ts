/** One request to a server in memory, and its answer. */
import {Buffer} from 'node:buffer';
import {type Headers, type HeaderValue, IncomingMessage} from './messages';
import {ServerResponse, servers} from './server';

export interface Exchange {
  readonly port: number | string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>;
  readonly body?: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** @throws Error with the code `ECONNREFUSED`, as Node's, when nothing listens on the port */
export function dispatch({port, method, path, headers = {}, body}: Exchange): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const server = servers.get(Number(port));
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
  });
}

export function connectionRefused(port: number): Error {
  return Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: 'ECONNREFUSED',
    errno: -111,
    syscall: 'connect',
    address: '127.0.0.1',
    port,
  });
}

function toSent(given: NonNullable<Exchange['headers']>, port: number, body?: Uint8Array): Headers {
  const sent: Headers = {host: `127.0.0.1:${port}`, connection: 'close'};
  if (body?.length) sent['content-length'] = String(body.length);
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) sent[name.toLowerCase()] = [value].flat().join(', ');
  }
  return sent;
}
