/** Two versions of the built site, and a server that goes from one to the other while tabs are open. */
import {execFileSync} from 'node:child_process';
import {cpSync, createReadStream, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {contentTypeOf, startHttpServer} from './httpServer';
import {resolveRequest} from './siteServer';

/** Hashes in names: those of the bundlers, and those of texts and folders. */
const HASH = /[0-9a-f]{8,32}|[0-9A-Z]{8}/g;
const TEXT = /\.(?:html|htm|js|css|json|xml|txt)$/;

/** Folders whose files are named by their content. */
const NAMED = ['assets', 'playground'];

const KEEP = resolve(__dirname, '../../.ci/deploy/keep.sh');

/** What a host has at a moment. */
export type Moment =
  /** The version before. */
  | 'before'
  /** The new version, with the files that the one before needs. */
  | 'after'
  /** The new version alone, as a host has it that keeps nothing. */
  | 'nothing kept'
  /** The pages of the new version, and not yet its files. */
  | 'half-way';

export interface Deploys {
  readonly origin: string;
  /** Paths that were not found since the last call, of files that are named by their content. */
  readonly takeMissing: () => string[];
  /** @param from the path of a file: the moment comes when it is asked for. @default at once */
  readonly show: (moment: Moment, from?: RegExp) => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site, and one with other names of its files in its place, as GitHub Pages does: browsers may keep every answer for
 * ten minutes, also that something is missing.
 *
 * @param folder for the versions; it is deleted at the end
 */
export async function startDeploys(build: string, folder: string): Promise<Deploys> {
  rmSync(folder, {recursive: true, force: true});
  const roots = makeVersions(build, folder);
  let moment: Moment = 'before';
  let coming: {readonly moment: Moment; readonly from: RegExp} | undefined;
  let missing: string[] = [];
  const {origin, close} = await startHttpServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (coming?.from.test(pathname)) {
      ({moment} = coming);
      coming = undefined;
    }
    const found = resolveRequest(roots[moment], pathname);
    if (found.status === 404 && NAMED.some((name) => pathname.startsWith(`/${name}/`)))
      missing.push(pathname);
    if (found.status === 301) {
      response.writeHead(301, {location: found.location}).end();
      return;
    }
    const headers = {'content-type': contentTypeOf(found.file), 'cache-control': 'max-age=600'};
    response.writeHead(found.status, headers);
    createReadStream(found.file).pipe(response);
  });
  return {
    origin,
    show: (next, from) => {
      coming = from && {moment: next, from};
      if (!from) moment = next;
    },
    takeMissing: () => {
      const taken = missing;
      missing = [];
      return taken;
    },
    close: async () => {
      await close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

function makeVersions(build: string, folder: string): Record<Moment, string> {
  const [before, after, alone, half] = ['before', 'after', 'alone', 'half'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  for (const root of [before, after, alone, half]) mkdirSync(root, {recursive: true});
  cpSync(build, before, {recursive: true});
  keep(before, join(folder, 'nothing'));
  writeNextVersion(build, alone);
  cpSync(alone, after, {recursive: true});
  keep(after, before);
  for (const name of readdirSync(alone)) {
    cpSync(join(NAMED.includes(name) ? before : alone, name), join(half, name), {recursive: true});
  }
  return {before, after, 'nothing kept': alone, 'half-way': half};
}

function keep(build: string, earlier: string): void {
  execFileSync(KEEP, [build, earlier]);
}

/** Writes a site whose files have other names, and an index of the search of another version. */
function writeNextVersion(from: string, to: string): void {
  const files = readdirSync(from, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
  const known = new Set(
    files
      .filter((file) => NAMED.some((name) => file.startsWith(`${name}/`)))
      .flatMap((file) => file.match(HASH) ?? []),
  );
  const renamed = (text: string) => text.replace(HASH, (hash) => (known.has(hash) ? nextHash(hash) : hash));
  for (const file of files) {
    const target = join(to, renamed(file));
    mkdirSync(dirname(target), {recursive: true});
    const content = readFileSync(join(from, file));
    writeFileSync(target, TEXT.test(file) ? withVersion(file, renamed(content.toString('utf8'))) : content);
  }
}

/** Another hash of the same alphabet. */
function nextHash(hash: string): string {
  const alphabet = /^[0-9a-f]+$/.test(hash) ? '0123456789abcdef' : '234567ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return hash.replace(/./g, (sign) => alphabet[(alphabet.indexOf(sign) + 1) % alphabet.length] ?? sign);
}

function withVersion(file: string, text: string): string {
  if (file.endsWith('.html')) return text.replace(/<head[^>]*>/, '$&<meta name="deploy" content="after">');
  if (dirname(file) === 'search' && basename(file).endsWith('.json')) {
    return text.replace(/"version":"(\w+)"/, (_, version: string) => `"version":"${nextHash(version)}"`);
  }
  return text;
}
