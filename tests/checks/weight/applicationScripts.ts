import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readRouteLists} from '../../../src/routes/lists';
import {SHARD_NAME} from '../../../src/routes/modules';
import {shardOf} from '../../../src/routes/shardOf';
import {splitRoutes} from '../../../src/routes/split';
import type {Page} from '../../support/builtSite';

/** Where Docusaurus writes what it makes of the pages before it bundles them. */
const GENERATED = resolve(__dirname, '../../../.docusaurus');

/** The bundler's list of chunks: which files a chunk needs, by its name. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** Chunk names that each route needs, in a tree; the route's name is its path with a hash at the end. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** What the bundler knows of the application. */
export interface Chunks {
  readonly manifest: ClientManifest;
  readonly routes: RouteChunks;
}

/** What the last build wrote of its chunks, and of those of each route. */
export function readChunks(): Chunks {
  const {frameParts, kinds, pages} = splitRoutes(readRouteLists(GENERATED), '/');
  const ofPages = pages.map(({path, kind}) => [
    `${path}-page`,
    {piece: `${SHARD_NAME}${shardOf(path)}`, own: path, shared: kinds[kind]!.parts},
  ]);
  return {
    manifest: JSON.parse(readFileSync(join(GENERATED, 'client-manifest.json'), 'utf8')) as ClientManifest,
    routes: {...frameParts, ...Object.fromEntries(ofPages)},
  };
}

/**
 * Files that the application loads to draw a page: those that the page names, and the chunks of its route. A documentation
 * page is drawn inside the routes of its area, which have the area's path and hold nothing of their own but a component.
 */
export function applicationFiles(page: Page, {manifest, routes}: Chunks): string[] {
  const own = page
    .$('meta[name=application]')
    .attr('content')!
    .split(' ')
    .map((address) => address.replace(/^\//, ''));
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
  // A number is the place of a part in the page's own chunk.
  if (typeof tree === 'number') return [];
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(leavesOf) : [String(tree)];
}
