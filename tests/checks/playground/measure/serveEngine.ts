/** Serves what is measured: the files of the engine as a host would, and a page that has nothing but the clients. */
import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {build} from 'esbuild';
import type {StoredEngine} from '../../../../src/playground/pack/engineCache';

const TYPES: Readonly<Record<string, string>> = {
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

export interface MeasureServer {
  /** Address of the page. */
  readonly address: string;
  close(): void;
}

export async function serveEngine({engine, folder}: StoredEngine): Promise<MeasureServer> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'pageScript.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: {ENGINE: JSON.stringify(engine)},
    write: false,
  });
  const page = '<!doctype html><title>Measurement</title><body><script src="/page.js"></script></body>';
  const files = new Map<string, Uint8Array>([
    ['/index.html', Buffer.from(page)],
    ['/page.js', outputFiles[0]!.contents],
  ]);
  for (const name of readdirSync(folder))
    files.set(`/${engine.directory}/${name}`, readFileSync(join(folder, name)));
  const server = createServer(({url = '/'}, response) => {
    const path = url === '/' ? '/index.html' : url;
    const bytes = files.get(path);
    response.writeHead(bytes ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
