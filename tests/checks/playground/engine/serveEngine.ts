/** Serves the packed engine, as a host would, beside a page with one script. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {StoredEngine} from '../../../../src/playground/pack/engineCache';
import {contentTypeOf, type HttpServer, startHttpServer} from '../../../support/httpServer';

const PAGE = '<!doctype html><title>Engine</title><body><script src="/page.js"></script></body>';

/** @param script path of the page's script, which knows the engine as `ENGINE` */
export function serveEngine({engine, folder}: StoredEngine, script: string): Promise<HttpServer> {
  const {outputFiles} = buildSync({
    entryPoints: [script],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: {ENGINE: JSON.stringify(engine)},
    write: false,
  });
  const files = new Map<string, string | Uint8Array>([
    ['/', PAGE],
    ['/page.js', outputFiles[0]!.contents],
    ...readdirSync(folder).map(
      (name) => [`/${engine.directory}/${name}`, readFileSync(join(folder, name))] as const,
    ),
  ]);
  return startHttpServer(({url = '/'}, response) => {
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': contentTypeOf(url === '/' ? 'index.html' : url),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
}
