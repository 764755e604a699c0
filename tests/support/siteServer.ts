/**
 * A static server that answers as GitHub Pages does for a site with `trailingSlash: false`: `/x` is `x.html`, a folder
 * answers with its `index.html` under a path that ends in a slash, and all else is `404.html` with status 404.
 */
import {createReadStream, readFileSync, statSync} from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';
import {join, normalize} from 'node:path';
import {Readable} from 'node:stream';
import {brotliCompressSync} from 'node:zlib';
import {loadHeadersFile} from './headersFile';
import {contentTypeOf, type HttpServer, startHttpServer} from './httpServer';

interface ServerOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** @default 0, which is any free port */
  readonly port?: number;
  /** Whether files are sent with brotli, as hosts do. */
  readonly isCompressed?: boolean;
  /** What answers in the place of the files, as after another deploy: asked before each answer. */
  readonly instead?: (pathname: string) => Instead | undefined;
  /** Called with the path of each request, prefetches of pages that may never be opened apart. */
  readonly onRequest?: (pathname: string) => void;
}

/** An answer that is not in the folder. */
export interface Instead {
  /** @default 200 */
  readonly status?: number;
  /** What comes piece by piece is sent so. */
  readonly body: string | Readable;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Folders whose files are named by their content: the hosts let browsers keep them (`static/_headers`), and so does this server. */
const KEPT = /^\/(?:assets|playground)\//;

/** Files that are compressed by themselves. */
const PACKED = /\.(?:woff2?|png|jpe?g|gif|webp|avif|ico)$/;

type SiteResponse =
  {readonly status: 200 | 404; readonly file: string} | {readonly status: 301; readonly location: string};

/** Starts a server for a built site; it listens on the loopback interface only. */
export async function startServer({
  root,
  port,
  isCompressed,
  onRequest,
  instead,
}: ServerOptions): Promise<HttpServer> {
  const compressed = new Map<string, Buffer>();
  const headersOf = await readHeaders(root);
  return startHttpServer((request, response) => {
    // Not as an address relative to a host: `//x` is a path here, and would be another host there.
    const {pathname, search} = new URL(`http://localhost${request.url}`);
    if (!isPrefetch(request.headers)) onRequest?.(pathname);
    const other = instead?.(pathname);
    if (other) {
      const type = contentTypeOf(/\.[^/]*$/.test(pathname) ? pathname : 'page.html');
      response.writeHead(other.status ?? 200, {
        'content-type': type,
        'cache-control': 'no-cache',
        ...other.headers,
      });
      Readable.from(other.body).pipe(response);
      return;
    }
    const found = resolveRequest(root, pathname);
    if (found.status === 301) {
      response.writeHead(301, {location: found.location + search}).end();
      return;
    }
    const body = isCompressed && !PACKED.test(found.file) ? brotliOf(found.file, compressed) : undefined;
    response.writeHead(found.status, {
      ...headersOf(pathname),
      ...(body && {'content-encoding': 'br', 'content-length': body.length}),
      'content-type': contentTypeOf(found.file),
      'cache-control':
        found.status === 200 && KEPT.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else if (body) response.end(body);
    else
      createReadStream(found.file)
        .on('error', () => response.end())
        .pipe(response);
  }, port);
}

/** What the site's `_headers` say of a path, as hosts that read it do. Values of several rules are joined. */
async function readHeaders(root: string): Promise<(path: string) => Record<string, string>> {
  const file = join(root, '_headers');
  if (!isFile(file)) return () => ({});
  const {readHeadersFile, valuesOf} = await loadHeadersFile();
  const rules = readHeadersFile(readFileSync(file, 'utf8'));
  const names = [...new Set(rules.flatMap(({headers}) => headers.map(({name}) => name)))];
  return (path) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const values = valuesOf(name, path, rules);
        return values.length > 0 ? [[name, values.join(', ')]] : [];
      }),
    );
}

function brotliOf(file: string, known: Map<string, Buffer>): Buffer {
  const body = known.get(file) ?? brotliCompressSync(readFileSync(file));
  known.set(file, body);
  return body;
}

/** Browsers mark requests for pages that a link leads to and the visitor has not opened yet. */
function isPrefetch({'sec-purpose': purpose, 'x-moz': hint}: IncomingHttpHeaders): boolean {
  return String(purpose).startsWith('prefetch') || hint === 'prefetch';
}

/** Finds the response to a request for a path. */
export function resolveRequest(root: string, pathname: string): SiteResponse {
  const path = decode(pathname);
  const file = join(root, normalize(`/${path}`));
  const candidates = path.endsWith('/') ? [join(file, 'index.html')] : [file, `${file}.html`];
  const match = candidates.find(isFile);
  if (match) return {status: 200, file: match};
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
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or longer than any path.
    return false;
  }
}
