/** What all servers of the tests have in common: they listen on the loopback interface, know types of files, and close. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname} from 'node:path';
import {lookup} from 'mrmime';

export interface HttpServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** @param port 0 for any free port */
export async function startHttpServer(handle: Handler, port = 0): Promise<HttpServer> {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The `content-type` of a file, by the ending of its name. */
export function contentTypeOf(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream';
  return /^text\/|\/(?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
