/** How the hosts that this site has rules for answer, as far as headers go. `.ci/deploy/README.md` has it as a table. */
import {createReadStream} from 'node:fs';
import {type HeaderRule, loadHeadersFile} from './headersFile';
import {type HttpServer, contentTypeOf, startHttpServer} from './httpServer';
import {resolveRequest} from './siteServer';

type NameFiles = {nameFiles(text: string, paths: readonly string[]): string};

const nameFilesModule = '../../.ci/deploy/nameFiles.mjs';
export const {readHeadersFile, valuesOf} = await loadHeadersFile();
export const {nameFiles} = (await import(nameFilesModule)) as NameFiles;

export interface Host {
  readonly name: string;
  /** What it says in the header `server`. */
  readonly server: string;
  /** Headers of the answer to a path, with names in small letters. */
  readonly headersFor: (path: string, status: number) => Readonly<Record<string, string>>;
}

interface HostFiles {
  /** Text of the `_headers` of the built site. */
  readonly headers: string;
  /** Text of vercel.json. */
  readonly vercel: string;
  /** Paths of the built files, without a slash at the start. */
  readonly paths: readonly string[];
}

/** What Netlify, Cloudflare Pages and Vercel send where no rule says more. */
const ASKED_ANEW = 'public, max-age=0, must-revalidate';

export function hostsOf({headers, vercel, paths}: HostFiles): Host[] {
  const rules = readHeadersFile(headers);
  const named = readHeadersFile(nameFiles(headers, paths));
  const ofVercel = readVercelHeaders(vercel);
  return [
    // Has no rules, and says the same of all.
    {name: 'GitHub Pages', server: 'GitHub.com', headersFor: () => ({'cache-control': 'max-age=600'})},
    // Sees the path alone: https://answers.netlify.com/t/set-headers-depending-on-http-status/4518
    {name: 'Netlify', server: 'Netlify', headersFor: (path) => joined(path, named)},
    // Says so of missing files by itself: `generateHandler` in `packages/pages-shared` of cloudflare/workers-sdk.
    {
      name: 'Cloudflare Pages',
      server: 'cloudflare',
      headersFor: (path, status) => ({
        ...joined(path, rules),
        ...(status === 404 && {'cache-control': 'no-store'}),
      }),
    },
    // Sees the path alone, too.
    {name: 'Vercel', server: 'Vercel', headersFor: (path) => joined(path, ofVercel)},
  ];
}

/** The values of all rules that a path matches, as the hosts join them. */
function joined(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const names = new Set(rules.flatMap(({headers}) => headers.map(({name}) => name)));
  const values = [...names].map((name) => [name, valuesOf(name, path, rules).join(', ')] as const);
  return {'cache-control': ASKED_ANEW, ...Object.fromEntries(values.filter(([, value]) => value))};
}

/** Rules of the `headers` of a vercel.json. */
function readVercelHeaders(text: string): HeaderRule[] {
  const {headers} = JSON.parse(text) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  return headers.map(({source, headers: list}) => ({
    path: source,
    pattern: new RegExp(`^${source}$`),
    headers: list.map(({key, value}) => ({name: key.toLowerCase(), value})),
  }));
}

/** Serves a built site as a host does. */
export function startHost(root: string, host: Host): Promise<HttpServer> {
  return startHttpServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = resolveRequest(root, pathname);
    const headers = {server: host.server, ...host.headersFor(pathname, found.status)};
    if (found.status === 301) {
      response.writeHead(301, {...headers, location: found.location}).end();
      return;
    }
    response.writeHead(found.status, {...headers, 'content-type': contentTypeOf(found.file)});
    if (request.method === 'HEAD') response.end();
    else createReadStream(found.file).pipe(response);
  });
}
