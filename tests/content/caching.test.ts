/** What browsers keep of the built site on the hosts that it has rules for. */
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {hostsOf, startHost} from '../support/hosts';

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

/** Seconds that a `cache-control` header lets a browser keep an answer. */
const secondsKept = (value: string | undefined) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

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

describe('.ci/deploy/smoke.sh', () => {
  const smoke = (origin: string, build: string) =>
    promisify(execFile)(resolve(import.meta.dirname, '../../.ci/deploy/smoke.sh'), [origin, build]);

  it.each(hosts)('finds the built site right on $name', async (host) => {
    const server = await startHost(BUILD_DIR, host);
    const {stdout} = await smoke(`${server.origin}/`, BUILD_DIR);
    await server.close();
    expect(stdout).toBe(`${server.origin} is right.\n`);
  });

  it('names what is not what was built, and what is missing and kept for long', async () => {
    const build = mkdtempSync(join(tmpdir(), 'smoke-'));
    writeFileSync(join(build, 'index.html'), 'another build');
    const server = await startHost(BUILD_DIR, {
      name: 'a host with a mistake',
      server: 'none',
      headersFor: () => ({'cache-control': 'max-age=86400'}),
    });
    await expect(smoke(server.origin, build)).rejects.toMatchObject({
      code: 1,
      stdout: [
        '/: not the bytes of index.html',
        '/assets/css/missing.00000000.css: kept for 86400 seconds',
        '/playground/0.0.0-000000000000/wingc.wasm: kept for 86400 seconds',
        '/docs/there-is-no-such-page: kept for 86400 seconds',
        '',
      ].join('\n'),
    });
    await server.close();
  });
});
