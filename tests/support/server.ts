/**
 * A static server that answers as GitHub Pages does for a site with `trailingSlash: false`: `/x` is `x.html`, a folder
 * answers with its `index.html` under a path that ends in a slash, and all else is `404.html` with status 404.
 */
import {createReadStream, statSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';

export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface ServerOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** @default 0, which is any free port */
  readonly port?: number;
  /** Is told the path of each request, but of those in advance for a page that may never be opened. */
  readonly onRequest?: (pathname: string) => void;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Folders whose files are named by their content: the hosts let browsers keep them (`static/_headers`), and so does this. */
const KEPT = /^\/(?:assets|playground)\//;

export type Answer =
  {readonly status: 200 | 404; readonly file: string} | {readonly status: 301; readonly location: string};

/** Starts a server for a built site; it listens on the loopback interface only. */
export async function startServer({root, port = 0, onRequest}: ServerOptions): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (!isInAdvance(request.headers)) onRequest?.(pathname);
    const answer = resolveRequest(root, pathname);
    if (answer.status === 301) {
      response.writeHead(301, {location: answer.location + search}).end();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': CONTENT_TYPES[extname(answer.file)] ?? 'application/octet-stream',
      'cache-control':
        answer.status === 200 && KEPT.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(answer.file)
        .on('error', () => response.end())
        .pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${address.port}`, close: () => close(server)};
}

/** Browsers say of a request that it is for a link of the page, which the reader may follow. */
function isInAdvance({'sec-purpose': purpose, 'x-moz': hint}: IncomingHttpHeaders): boolean {
  return String(purpose).startsWith('prefetch') || hint === 'prefetch';
}

/** Decides what a path is answered with. */
export function resolveRequest(root: string, pathname: string): Answer {
  const path = decode(pathname);
  const file = join(root, normalize(`/${path}`));
  const candidates = path.endsWith('/') ? [join(file, 'index.html')] : [file, `${file}.html`];
  const found = candidates.find(isFile);
  if (found) return {status: 200, file: found};
  if (!path.endsWith('/') && isFile(join(file, 'index.html'))) return {status: 301, location: `${pathname}/`};
  return {status: 404, file: join(root, '404.html')};
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
