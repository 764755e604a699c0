import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {setTimeout as pause} from 'node:timers/promises';
import {contentTypeOf, type HttpServer, startHttpServer} from '../../support/httpServer';
import {resolveRequest} from '../../support/siteServer';

interface Line {
  readonly bitsPerSecond: number;
  /** Milliseconds from a request to the first byte of its answer. */
  readonly roundTrip: number;
}

interface SlowServer extends HttpServer {
  /** Milliseconds since 1970 at which the last byte of each path was sent. */
  readonly sent: ReadonlyMap<string, number>;
}

/** Bytes of an answer that are sent before it is the next one's turn. */
const PIECE = 1400;

/**
 * Serves a built site with brotli over a slow line that all requests share. The browser's own throttling leaves out what workers
 * request.
 */
export async function startSlowServer(root: string, {bitsPerSecond, roundTrip}: Line): Promise<SlowServer> {
  const sent = new Map<string, number>();
  const compressed = new Map<string, Buffer>();
  const take = createLine(bitsPerSecond);
  const read = (file: string): Buffer => {
    const content = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, content);
    return content;
  };
  const server = await startHttpServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = resolveRequest(root, pathname);
    if (found.status === 301) return void response.writeHead(301, {location: found.location}).end();
    const content = read(found.file);
    await pause(roundTrip);
    response.writeHead(found.status, {
      'content-type': contentTypeOf(found.file),
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    for (let start = 0; start < content.length && !response.destroyed; start += PIECE) {
      const piece = content.subarray(start, start + PIECE);
      await take(piece.length);
      response.write(piece);
    }
    response.end();
    sent.set(pathname, Date.now());
  });
  return {...server, sent};
}

/** @returns waits until the line has room for some more bytes; pieces go in the order in which they were asked for */
function createLine(bitsPerSecond: number): (bytes: number) => Promise<void> {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / bitsPerSecond;
    await pause(free - performance.now());
  };
}
