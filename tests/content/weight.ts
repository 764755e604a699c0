import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {shortNames} from '../../plugins/script-size/shortNames.mjs';
import {attributesOf, type Page} from '../support/builtSite';

/** Where Docusaurus writes what it makes of the pages before it bundles them. */
export const GENERATED = resolve(import.meta.dirname, '../../.docusaurus');

/** The bundler's list of chunks: which files a chunk needs, by its name. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** Chunk names that each route needs, in a tree; the route's name is its path with a hash at the end. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** What the last build wrote of its chunks, and of those of each route by the names that readers load. */
export function readChunks(): {readonly manifest: ClientManifest; readonly routes: RouteChunks} {
  const read = (name: string) => readFileSync(join(GENERATED, name), 'utf8');
  const names = shortNames(read('registry.js'));
  return {
    manifest: JSON.parse(read('client-manifest.json')) as ClientManifest,
    routes: JSON.parse(
      read('routesChunkNames.json'),
      (_key, value: unknown) => names.get(String(value)) ?? value,
    ) as RouteChunks,
  };
}

/**
 * JavaScript files that a page loads by itself: those of its HTML and the chunks of its route. A documentation page is
 * drawn inside the routes of its area, which have the area's path and hold nothing of their own but a component.
 */
export function scriptsOf(page: Page, manifest: ClientManifest, routes: RouteChunks): string[] {
  const own = attributesOf(page.$, 'script[src]', 'src').map((src) => src.replace(/^\//, ''));
  const chunks = Object.entries(routes)
    .filter(([name, tree]) => {
      const path = name.replace(/-[^-]+$/, '');
      const isArea = Object.keys(tree as object).every((part) => part.startsWith('__'));
      return path === page.path || (page.path.startsWith(`${path}/`) && isArea);
    })
    .flatMap(([, tree]) => leavesOf(tree));
  return [...new Set([...own, ...chunks.flatMap((chunk) => filesOf(chunk, manifest))])];
}

/**
 * JavaScript files that a page asks for once it stands, by the names that the source gives to their chunks.
 *
 * @throws Error with the names that the build does not know
 */
export function laterScripts(chunks: readonly string[], manifest: ClientManifest): string[] {
  const unknown = chunks.filter((chunk) => !manifest.origins[chunk]);
  if (unknown.length > 0) throw new Error(`No chunk of the build is named ${unknown.join(', ')}.`);
  return [...new Set(chunks.flatMap((chunk) => filesOf(chunk, manifest)))];
}

function filesOf(chunk: string, {origins, assets}: ClientManifest): string[] {
  return (origins[chunk] ?? []).flatMap((id) => (assets[id]?.js ?? []).map(({file}) => file));
}

function leavesOf(tree: unknown): string[] {
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(leavesOf) : [String(tree)];
}

/** Brotli's level for files that are compressed once and sent often, which is what a host sends. */
export const SENT = 11;

/** A level that takes a twentieth of the time and never makes less of a file: enough to see that a file is small. */
export const AT_MOST = 5;

/** Bytes that go over the wire. */
export function compressedSize(content: Buffer | string, level: typeof SENT | typeof AT_MOST = SENT): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length},
  }).length;
}
