import {execFile} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterEach, describe, expect, it} from 'vitest';
import {temporaryFolders} from '../support/folders';
import {type Host, hostsOf, readHeadersFile, startHost} from '../support/hosts';
import type {HttpServer} from '../support/httpServer';

type Smoke = {
  smoke(options: {
    readonly address: string;
    readonly sums: ReadonlyMap<string, string>;
    readonly routes: readonly {path: string; kind: string; redirectTo?: string}[];
    readonly headers?: unknown;
    readonly id?: string;
  }): Promise<{readonly problems: readonly string[]; readonly requests: number}>;
  readChecksums(text: string): ReadonlyMap<string, string>;
  secondsKept(value: string | undefined): number;
};
type Checksums = {checksumsOf(root: string): string};
type Keep = {keep(options: object): unknown};

const paths = ['smoke', 'checksums', 'keep'].map((name) => `../../.ci/deploy/${name}.mjs`);
const [{smoke, readChecksums, secondsKept}, {checksumsOf}, {keep}] = (await Promise.all(
  paths.map((path) => import(path) as Promise<unknown>),
)) as [Smoke, Checksums, Keep];

const folderOf = temporaryFolders();
const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const HEADERS = `/\n  Cache-Control: no-cache\n/:page\n  Cache-Control: no-cache\n  X-Content-Type-Options: nosniff
/assets/*\n  Cache-Control: ${FOR_A_YEAR}\n`;
const VERCEL = JSON.stringify({headers: []});
const FILES = {
  'index.html': '<link href=/assets/css/home.0123abcd.css>',
  'docs.html': '<script src=/assets/js/docs.0123abcd.js>',
  'old.html': '<html data-redirect>',
  '404.html': 'Not here',
  'robots.txt': 'User-agent: *',
  _headers: HEADERS,
  '.well-known/security.txt': 'Contact',
  'assets/css/home.0123abcd.css': 'a {}',
  'assets/js/docs.0123abcd.js': 'docs()',
  'playground/1-0/wingc.wasm': 'wasm',
};
const ROUTES = [
  {path: '/', kind: 'home'},
  {path: '/404.html', kind: 'not-found'},
  {path: '/docs', kind: 'doc'},
  {path: '/robots.txt', kind: 'robots'},
  {path: '/old', kind: 'redirect', redirectTo: '/docs'},
];

const hosts = hostsOf({headers: HEADERS, vercel: VERCEL, paths: Object.keys(FILES)});
const [github] = hosts as [Host];
const cloudflare = hosts.find(({name}) => name === 'Cloudflare Pages')!;

/** Builds `built`, serves `served` in its place, and asks for it. */
async function ask(served: Readonly<Record<string, string>>, host: Host = github, id?: string) {
  const server = await startHost(folderOf(served), host);
  servers.push(server);
  const sums = readChecksums(checksumsOf(folderOf(FILES)));
  const {problems} = await smoke({
    address: `${server.origin}/`,
    sums,
    routes: ROUTES,
    headers: readHeadersFile(HEADERS),
    ...(id && {id}),
  });
  return problems;
}

function without(path: keyof typeof FILES): Record<string, string> {
  return Object.fromEntries(Object.entries(FILES).filter(([name]) => name !== path));
}

describe('a published site', () => {
  it.each(hosts)('is right on $name', async (host) => {
    expect(await ask(FILES, host)).toEqual([]);
  });

  it.each([
    ['a page', {...FILES, 'docs.html': 'Another'}, ['/docs: not the bytes of docs.html']],
    [
      'a hashed file',
      {...FILES, 'assets/js/docs.0123abcd.js': 'x'},
      ['/assets/js/docs.0123abcd.js: not the bytes'],
    ],
    [
      'the engine',
      {...FILES, 'playground/1-0/wingc.wasm': 'x'},
      ['/playground/1-0/wingc.wasm: not the bytes'],
    ],
    ['a redirect', {...FILES, 'old.html': 'x'}, ['/old: not the page that leads to /docs']],
  ])('is wrong where %s has other bytes', async (_, files, problems) => {
    expect(await ask(files)).toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  it.each([
    ['a page', without('docs.html'), '/docs: status 404 and not 200'],
    ['a hashed file', without('assets/css/home.0123abcd.css'), '/assets/css/home.0123abcd.css: status 404'],
    ['a redirect', without('old.html'), '/old: status 404; a redirect to /docs is missing'],
    ['a hidden folder', without('.well-known/security.txt'), '/.well-known/security.txt: status 404'],
  ])('is wrong where %s is missing', async (_, files, problem) => {
    expect(await ask(files)).toEqual(expect.arrayContaining([expect.stringContaining(problem) as string]));
  });

  it('is wrong where a browser keeps for long that something is missing', async () => {
    const careless = {...github, headersFor: () => ({'cache-control': FOR_A_YEAR})};
    const problems = await ask(FILES, careless);
    expect(problems).toContain(
      `/assets/js/missing.00000000.js: cache-control "${FOR_A_YEAR}"; at most 600 seconds are right`,
    );
    expect(problems).toContain(`/docs: cache-control "${FOR_A_YEAR}"; at most 600 seconds are right`);
  });

  it('is wrong where a page stands for all that is missing', async () => {
    const problems = await ask({...FILES, 'docs/there-is-no-such-page.html': 'Here'});
    expect(problems).toEqual(['/docs/there-is-no-such-page: status 200 and not 404']);
  });

  it('is wrong where a host that reads the rules for headers does not follow them', async () => {
    const forgetful: Host = {
      ...cloudflare,
      headersFor: (path, status) => ({...cloudflare.headersFor(path, status), 'x-content-type-options': ''}),
    };
    expect(await ask(FILES, forgetful)).toEqual(
      expect.arrayContaining(['/docs: x-content-type-options is "" and not "nosniff"']),
    );
  });
});

describe('a site that was deployed after another', () => {
  function joined(): string {
    const earlier = folderOf({'assets/js/old.0123abcd.js': 'old()'});
    keep({build: earlier, earlier: folderOf({}), id: 'first', now: 0});
    const build = folderOf(FILES);
    keep({build, earlier, id: 'second', now: 1});
    return build;
  }

  it.each([
    ['has the deploy that was made', 'second', []],
    ['still has the one before', 'third', ['/deploys.json: deploy second and not third']],
  ])('%s', async (_, id, problems) => {
    const server = await startHost(joined(), github);
    servers.push(server);
    const result = await smoke({
      address: `${server.origin}/`,
      sums: readChecksums(checksumsOf(folderOf(FILES))),
      routes: ROUTES,
      id,
    });
    expect(result.problems).toEqual(problems);
  });

  it('is wrong where a file of the earlier one is gone', async () => {
    const root = joined();
    rmSync(join(root, 'assets/js/old.0123abcd.js'));
    const server = await startHost(root, github);
    servers.push(server);
    const {problems} = await smoke({
      address: `${server.origin}/`,
      sums: readChecksums(checksumsOf(folderOf(FILES))),
      routes: ROUTES,
    });
    expect(problems).toEqual(['/assets/js/old.0123abcd.js: status 404; an earlier deploy needs it']);
  });
});

describe('the command', () => {
  const run = (args: readonly string[]) =>
    promisify(execFile)(process.execPath, [join(__dirname, '../../.ci/deploy/smoke.mjs'), ...args]);

  it('fails with the problems where there are some, and where there is no site', async () => {
    const server = await startHost(folderOf({'404.html': 'Not here'}), github);
    await expect(run([server.origin])).rejects.toThrow(/sha256sums\.txt: status 404/);
    await server.close();
    await expect(run([server.origin])).rejects.toThrow(/1 problems/);
    await expect(run([])).rejects.toThrow(/Give the address of the site/);
  });
});

describe('how long an answer is kept', () => {
  it.each([
    ['public, max-age=31536000, immutable', 31536000],
    ['max-age=600', 600],
    ['no-store', 0],
    ['no-cache, max-age=600', 0],
    [undefined, 0],
  ])('%s', (value, seconds) => {
    expect(secondsKept(value)).toBe(seconds);
  });
});
