// Asks a published site whether it is what was built: node .ci/deploy/smoke.mjs ADDRESS
//   --build FOLDER   compares with these files; without it, with the hashes that the site itself publishes
//   --id DEPLOY      waits until this deploy answers
//   --wait SECONDS   asks again until all is right, for this long; 0 where nothing is said
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {CHECKSUMS, checksumsOf} from './checksums.mjs';
import {NAMED_BY_CONTENT, sha256} from './folder.mjs';
import {readHeadersFile, valuesOf} from './headersFile.mjs';
import {MANIFEST} from './keep.mjs';
import {readManifest} from './manifest.mjs';
import {runAsScript} from '../runAsScript.mjs';

const ROUTES = new URL('../../tests/routes/routes.json', import.meta.url);

/** Seconds that a page, or an answer that something is missing, may be kept: what GitHub Pages says of every file. */
const SHORT = 600;

/** Files that a host reads and does not serve, or may not. */
const OF_THE_HOST = ['_headers', '_redirects', '404.html'];

/** How many of each kind are asked for. */
const SAMPLE = 40;

const AT_ONCE = 8;
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 15_000;

/** Hosts by their `server` header, and whether they send what `_headers` says. */
const HOSTS = [
  {server: /^GitHub\.com/i, name: 'GitHub Pages', readsHeaders: false},
  {server: /^Netlify/i, name: 'Netlify', readsHeaders: true},
  {server: /^cloudflare/i, name: 'Cloudflare Pages', readsHeaders: true},
  {server: /^Vercel/i, name: 'Vercel', readsHeaders: false},
];

/**
 * Asks for a page of each kind, redirects, the files that pages, engine and search need, files that earlier deploys left, and
 * for what is not there.
 *
 * @param address of the site's root, with a slash at the end
 * @param sums SHA-256 of each file, by its path without a slash at the start
 * @param routes `path`, `kind` and, of redirects, `redirectTo`
 * @param headers rules of `_headers` (`readHeadersFile`), for hosts that read it
 * @returns what is wrong, a line each, and how many requests were made
 */
export async function smoke({address, sums, routes, headers = [], id}) {
  const site = createSite(address);
  const pages = onePerKind(routes.filter(({path, kind}) => kind !== 'redirect' && isPage(path, sums)));
  const redirects = spread(
    routes.filter(({kind}) => kind === 'redirect'),
    SAMPLE,
  );
  const shown = await each(pages, ({path}) => askPage(site, path, sums, headers));
  const wanted = filesOf(sums, shown.map(({body}) => body).join('\n'));
  const problems = [
    ...shown.flatMap((page) => page.problems),
    ...(await each(redirects, (redirect) => askRedirect(site, redirect, sums))).flat(),
    ...(await each(wanted, (path) => askFile(site, path, sums.get(path), headers))).flat(),
    ...(await each(missingPaths(sums), (path) => askMissing(site, path, sums))).flat(),
    ...(await askDeploys(site, id)),
  ];
  return {problems, requests: site.count()};
}

function createSite(address) {
  let requests = 0;
  return {
    address,
    count: () => requests,
    async ask(path, method = 'GET') {
      requests += 1;
      const response = await fetch(new URL(path.replace(/^\//, ''), address), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const host = HOSTS.find(({server}) => server.test(response.headers.get('server') ?? ''));
      return {status: response.status, headers: response.headers, body, host};
    },
  };
}

async function askPage(site, path, sums, rules) {
  const {status, headers, body, host} = await site.ask(path);
  const problems = [];
  const file = fileOf(path, sums);
  if (status !== 200) problems.push(`${path}: status ${status} and not 200`);
  else if (!file) problems.push(`${path}: no file of the build`);
  else if (sha256(body) !== sums.get(file)) problems.push(`${path}: not the bytes of ${file}`);
  if (!headers.get('content-type')?.startsWith('text/html')) {
    problems.push(`${path}: content-type ${headers.get('content-type')} and not text/html`);
  }
  problems.push(...cacheProblems(path, headers, {atMost: SHORT}));
  if (host?.readsHeaders) problems.push(...headerProblems(path, headers, rules));
  return {problems, body: body.toString('utf8')};
}

/** A redirect is answered by the host's rules, or by a page of its own that sends the reader on. */
async function askRedirect(site, {path, redirectTo}, sums) {
  const {status, headers, body} = await site.ask(path);
  if (status >= 300 && status < 400) {
    const target = new URL(headers.get('location') ?? '', new URL(path.slice(1), site.address));
    const wanted = new URL(redirectTo.replace(/^\//, ''), site.address);
    // A folder is answered with its path and a slash first.
    const isWanted = [wanted.pathname, `${new URL(path.slice(1), site.address).pathname}/`].includes(
      target.pathname,
    );
    return isWanted ? [] : [`${path}: leads to ${target.href} and not to ${wanted.href}`];
  }
  const file = fileOf(path, sums);
  if (status !== 200) return [`${path}: status ${status}; a redirect to ${redirectTo} is missing`];
  if (!file || sha256(body) !== sums.get(file)) return [`${path}: not the page that leads to ${redirectTo}`];
  return [];
}

async function askFile(site, path, sum, rules) {
  const {status, headers, body, host} = await site.ask(path);
  if (status !== 200) return [`/${path}: status ${status} and not 200`];
  const problems = [];
  if (sha256(body) !== sum) problems.push(`/${path}: not the bytes that were built`);
  if (!isNamedByContent(path)) problems.push(...cacheProblems(`/${path}`, headers, {atMost: SHORT}));
  if (host?.readsHeaders) problems.push(...headerProblems(`/${path}`, headers, rules));
  return problems;
}

async function askMissing(site, path, sums) {
  const {status, headers, body} = await site.ask(path);
  const problems = [];
  if (status !== 404) problems.push(`${path}: status ${status} and not 404`);
  else if (sums.has('404.html') && sha256(body) !== sums.get('404.html')) {
    problems.push(`${path}: not the bytes of 404.html`);
  }
  return [...problems, ...cacheProblems(path, headers, {atMost: SHORT})];
}

/** Files of earlier deploys answer, and the deploy that was made is the one that is there. */
async function askDeploys(site, id) {
  const {status, body} = await site.ask(MANIFEST);
  if (status === 404 && !id) return [];
  if (status !== 200) return [`/${MANIFEST}: status ${status} and not 200`];
  const {deploys, files} = readManifest(body.toString('utf8'));
  const problems =
    id && deploys[0]?.id !== id ? [`/${MANIFEST}: deploy ${deploys[0]?.id} and not ${id}`] : [];
  const kept = [...files].filter(([, file]) => !file.deploys.includes(0)).map(([path]) => path);
  const answers = await each(spread(kept, SAMPLE), async (path) => {
    const answer = await site.ask(path, 'HEAD');
    return answer.status === 200 ? [] : [`/${path}: status ${answer.status}; an earlier deploy needs it`];
  });
  return [...problems, ...answers.flat()];
}

/** Seconds that a browser keeps an answer. Nothing said is nothing kept: there is no date to guess from. */
export function secondsKept(cacheControl) {
  if (!cacheControl || /\bno-(?:store|cache)\b/.test(cacheControl)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheControl) ?? [];
  return seconds ? Number(seconds) : 0;
}

function cacheProblems(path, headers, {atMost}) {
  const value = headers.get('cache-control');
  if (secondsKept(value) <= atMost) return [];
  return [`${path}: cache-control "${value}"; at most ${atMost} seconds are right`];
}

function headerProblems(path, headers, rules) {
  const names = new Set(rules.flatMap((rule) => rule.headers.map(({name}) => name)));
  return [...names].flatMap((name) => {
    const [wanted] = valuesOf(name, path, rules);
    const value = headers.get(name);
    return !wanted || value === wanted ? [] : [`${path}: ${name} is "${value}" and not "${wanted}"`];
  });
}

/** Paths of nothing, beside what is there. */
function missingPaths(sums) {
  const [engine = 'playground/engine'] = [...sums.keys()]
    .filter((path) => path.startsWith('playground/'))
    .map((path) => path.split('/').slice(0, 2).join('/'));
  return [
    '/assets/js/missing.00000000.js',
    '/assets/css/missing.00000000.css',
    `/${engine}/missing.wasm`,
    '/playground/0.0.0-000000000000/wingc.wasm',
    '/docs/there-is-no-such-page',
  ];
}

/** What the pages that were asked for name, the engine, the search, and the files beside the pages. */
function filesOf(sums, html) {
  const files = [...sums.keys()].filter((path) => !path.endsWith('.html') && !OF_THE_HOST.includes(path));
  const named = files.filter((path) => path.startsWith('assets/') && html.includes(path));
  const others = files.filter((path) => path.startsWith('assets/') && !named.includes(path));
  const twins = files.filter((path) => path.endsWith('.md'));
  return [
    ...files.filter((path) => !/^(?:assets|img)\//.test(path) && !twins.includes(path)),
    ...named,
    ...spread(others, SAMPLE),
    ...spread(twins, SAMPLE),
  ];
}

/** @returns the file that a host serves for a path: `/x` is `x.html` */
function fileOf(path, sums) {
  const name = path.replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, name ? `${name}/index.html` : 'index.html'].find((file) => sums.has(file));
}

/** Feeds and their like are files, and asked for as such. */
function isPage(path, sums) {
  return path !== '/404.html' && (fileOf(path, sums)?.endsWith('.html') ?? !/\.\w+$/.test(path));
}

function isNamedByContent(path) {
  return NAMED_BY_CONTENT.some((folder) => path.startsWith(`${folder}/`));
}

function onePerKind(routes) {
  return [...new Map(routes.map((route) => [route.kind, route])).values()];
}

/** @returns at most `count` items, from all over the list */
function spread(items, count) {
  const step = Math.max(1, items.length / count);
  return Array.from({length: Math.min(count, items.length)}, (_, index) => items[Math.floor(index * step)]);
}

async function each(items, ask) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await ask(items[index]);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return results;
}

/** Reads what `checksumsOf` has written. */
export function readChecksums(text) {
  return new Map(
    text
      .split('\n')
      .map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line))
      .filter(Boolean)
      .map(([, sum, path]) => [path, sum]),
  );
}

async function readExpected(address, build) {
  if (build) {
    const file = join(build, '_headers');
    return {
      sums: readChecksums(checksumsOf(build)),
      headers: existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [],
    };
  }
  const {status, body} = await createSite(address).ask(CHECKSUMS);
  if (status !== 200) throw new Error(`${address}${CHECKSUMS}: status ${status}; give the build by --build`);
  return {sums: readChecksums(body.toString('utf8')), headers: []};
}

async function main() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {build: {type: 'string'}, id: {type: 'string'}, wait: {type: 'string', default: '0'}},
  });
  if (!URL.canParse(positionals[0] ?? '')) throw new Error('Give the address of the site: https://…');
  const address = positionals[0].replace(/\/*$/, '/');
  const routes = JSON.parse(readFileSync(ROUTES, 'utf8'));
  const deadline = Date.now() + Number(values.wait) * 1000;
  for (;;) {
    const {problems, requests} = await attempt(() => askAll(address, routes, values));
    if (problems.length === 0) return console.log(`${address} is right: ${requests} requests.`);
    if (Date.now() + PAUSE_MS > deadline) {
      for (const problem of problems) console.error(problem);
      throw new Error(`${address}: ${problems.length} problems`);
    }
    console.log(
      `${problems.length} problems, the first: ${problems[0]}; asked again in ${PAUSE_MS / 1000} s`,
    );
    await wait(PAUSE_MS);
  }
}

async function askAll(address, routes, {build, id}) {
  return smoke({address, routes, id, ...(await readExpected(address, build))});
}

async function attempt(ask) {
  try {
    return await ask();
  } catch (error) {
    return {problems: [error.message], requests: 0};
  }
}

await runAsScript(import.meta.url, main);
