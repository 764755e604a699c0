import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '../support/builtSite';

/** The bundler's list of chunks: which files a chunk needs, by its name. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** Chunk names that each route needs, in a tree; the route's name is its path with a hash at the end. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/**
 * JavaScript files that a page loads by itself: those of its HTML and the chunks of its route. A documentation page is
 * drawn inside the routes of its area, which have the area's path and hold no content of their own.
 */
export function scriptsOf(page: Page, manifest: ClientManifest, routes: RouteChunks): string[] {
  const own = page.html
    .querySelectorAll('script[src]')
    .map((script) => (script.getAttribute('src') ?? '').replace(/^\//, ''));
  const chunks = Object.entries(routes)
    .filter(([name, tree]) => {
      const path = name.replace(/-[^-]+$/, '');
      return path === page.path || (page.path.startsWith(`${path}/`) && !('content' in (tree as object)));
    })
    .flatMap(([, tree]) => leavesOf(tree));
  const files = chunks.flatMap((chunk) =>
    (manifest.origins[chunk] ?? []).flatMap((id) => (manifest.assets[id]?.js ?? []).map(({file}) => file)),
  );
  return [...new Set([...own, ...files])];
}

function leavesOf(tree: unknown): string[] {
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(leavesOf) : [String(tree)];
}

/** Bytes that go over the wire, as a host sends them: brotli at the level for files compressed once. */
export function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length},
  }).length;
}
