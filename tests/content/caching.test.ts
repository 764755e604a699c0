/** What browsers keep of the built site on the hosts that it has rules for. */
import {readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {hostsOf, startHost, readHeadersFile} from '../support/hosts';

type Smoke = {
  secondsKept(value: string | undefined): number;
  smoke(options: object): Promise<{readonly problems: readonly string[]; readonly requests: number}>;
  readChecksums(text: string): ReadonlyMap<string, string>;
};
type Checksums = {checksumsOf(root: string): string};

const [smokeModule, checksums] = ['smoke', 'checksums'].map((name) => `../../.ci/deploy/${name}.mjs`) as [
  string,
  string,
];
const {readChecksums, secondsKept, smoke} = (await import(smokeModule)) as Smoke;
const {checksumsOf} = (await import(checksums)) as Checksums;

/** The bundler's hashes, and those of esbuild. */
const HASHED = /[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})\.(?:\w+\.)*\w+$/;
const YEAR = 365 * 24 * 60 * 60;
/** Seconds that it may take until what is missing is asked for again; the client does so at once. */
const MAX_SECONDS = 600;

const site = readBuiltSite();
const headers = site.readFile('_headers');
const vercel = readFileSync(resolve(import.meta.dirname, '../../vercel.json'), 'utf8');
const assets = ['assets', 'playground'].flatMap((folder) =>
  readdirSync(join(BUILD_DIR, folder), {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.\w+$/.test(path) && !/-[0-9a-f]{12}$/.test(path))
    .map((path) => `${folder}/${path}`),
);
const hosts = hostsOf({headers, vercel, paths: assets});
const routes = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../routes/routes.json'), 'utf8'),
) as unknown;

describe.each(hosts)('on $name', ({name, headersFor}) => {
  const kept = (path: string, status: number) => secondsKept(headersFor(path, status)['cache-control']);

  it('pages are asked for anew, or soon', () => {
    const paths = site.pages.flatMap(({path}) => [path, path === '/' ? '/index.html' : `${path}.html`]);
    expect(paths).toContain('/404.html');
    expect(paths.filter((path) => kept(path, 200) > (name === 'GitHub Pages' ? MAX_SECONDS : 0))).toEqual([]);
  });

  it('the service worker and the list of the documentation are asked for anew, or soon', () => {
    const paths = ['/service-worker.js', '/offline.json'];
    expect(paths.filter((path) => !site.hasFile(path))).toEqual([]);
    expect(paths.filter((path) => kept(path, 200) > (name === 'GitHub Pages' ? MAX_SECONDS : 0))).toEqual([]);
  });

  it('nothing that is missing stays missing', () => {
    const missing = ['assets/js/a.00000000.js', 'playground/0/wingc.wasm', 'docs/no-page', 'search/x.json'];
    expect(missing.filter((path) => kept(`/${path}`, 404) > MAX_SECONDS)).toEqual([]);
  });

  it('files that are named by their content are kept for a year, where the host tells them from what is missing', () => {
    expect(assets).toContainEqual(expect.stringMatching(/\.wasm$/));
    expect(assets.length).toBeGreaterThan(10);
    const wanted = ['Netlify', 'Cloudflare Pages'].includes(name) ? YEAR : MAX_SECONDS;
    expect(assets.filter((path) => kept(`/${path}`, 200) !== wanted)).toEqual([]);
  });
});

describe('files in the folders that are kept', () => {
  it('have a hash in their names', () => {
    expect(assets.filter((file) => file.startsWith('assets/') && !HASHED.test(file))).toEqual([]);
  });
});

describe('the questions that a published site is asked', () => {
  it.each(hosts)('are answered rightly by the built one on $name', async (host) => {
    const server = await startHost(BUILD_DIR, host);
    const {problems, requests} = await smoke({
      address: `${server.origin}/`,
      sums: readChecksums(checksumsOf(BUILD_DIR)),
      routes,
      headers: readHeadersFile(headers),
    });
    await server.close();
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThan(100);
  });
});
