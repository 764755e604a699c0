/**
 * A site on the loopback interface whose page runs programs in the playground's sandbox. A small runner takes the place of the
 * real one: its programs are JavaScript, so that they can try what Wing cannot express. The site records what reaches it.
 */
import {createHash} from 'node:crypto';
import {createSocket} from 'node:dgram';
import {extname, join} from 'node:path';
import type {Duplex} from 'node:stream';
import {build, buildSync} from 'esbuild';
import {
  CLOUDS_FILE,
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../../../src/playground/engine/fileNames';
import {buildSandboxDocuments} from '../../../src/playground/sandbox/document';
import {contentTypeOf, startHttpServer} from '../httpServer';

export interface SandboxSite {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Names below `/reached/` that were requested; `datagram` when one arrived at the port. */
  readonly reached: Set<string>;
  readonly close: () => Promise<void>;
}

/** The engine as on the site, and one without the guard, to test the policy alone: there, programs have `sendAnything` as well. */
export const ENGINES = {guarded: '/guarded/', unguarded: '/unguarded/'} as const;

/** The runner outside of any sandbox. */
export const PLAIN_RUNNER = '/plain-runner.js';

const PAGE = `<!doctype html><title>Page</title><h1>Page</h1>
<input aria-label="Text"><button>Show</button><output></output><script src="/page.js"></script>`;

/** Shows the output of runs (`output.tsx`). */
export const OUTPUT_PAGE = '/output';

const OUTPUT = `<!doctype html><title>Output</title><link rel="stylesheet" href="/output.css"><main></main>
<script src="/output.js"></script>`;

/** Stands in for the guard: sends messages as it does, and keeps nothing from a program. */
const WITHOUT_GUARD = `
  self.sendAnything = self.postMessage.bind(self);
  self.postMessage = (message) => sendAnything(JSON.stringify(message));`;

/** The smallest WebAssembly module. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export async function serveSandboxSite(): Promise<SandboxSite> {
  const files = await createFiles();
  const reached = new Set<string>();
  const sockets = new Set<Duplex>();
  const {server, origin, port, close} = await startHttpServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, origin);
    const [, name] = /^\/reached\/(.+)$/.exec(pathname) ?? [];
    if (name) reached.add(decodeURIComponent(name));
    const body = name ? responseTo(name) : files[pathname];
    // Only the policy may keep a program from a response.
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': typeOf(pathname),
      'access-control-allow-origin': '*',
    });
    response.end(body);
  });
  server.on('upgrade', ({url, headers}, socket) => {
    reached.add(String(url).replace('/reached/', ''));
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    sockets.add(socket.on('error', () => socket.destroy()));
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  });
  const datagrams = createSocket('udp4', () => reached.add('datagram'));
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    origin,
    reached,
    async close() {
      datagrams.close();
      // The server does not close connections that were upgraded.
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
}

type Files = Readonly<Record<string, string | Uint8Array>>;

async function createFiles(): Promise<Files> {
  const runner = bundle('runner.ts');
  const engine: Files = {
    [COMPILER_FILE]: EMPTY_MODULE,
    [COMPILER_DATA_FILE]: new Uint8Array(),
    [SDK_FILE]: '',
    [TRANSFORM_FILE]: '',
    [CLOUDS_FILE]: '',
    [RUNNER_WORKER_FILE]: runner,
  };
  return {
    '/': PAGE,
    '/other': '<!doctype html><title>Other</title>',
    '/page.js': bundle('page.ts'),
    [OUTPUT_PAGE]: OUTPUT,
    ...(await bundleOutput()),
    [PLAIN_RUNNER]: runner,
    ...below(ENGINES.guarded, {...engine, ...(await buildSandboxDocuments())}),
    ...below(ENGINES.unguarded, {...engine, ...(await buildSandboxDocuments(WITHOUT_GUARD))}),
  };
}

function below(directory: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, body]) => [directory + name, body]));
}

/** A response that shows a program of each kind that it has arrived. */
function responseTo(name: string): string {
  if (name.endsWith('.events')) return 'data: reached\n\n';
  if (name.endsWith('.mjs')) return 'export default "reached";';
  if (name === 'worker.js') return 'postMessage("reached");';
  if (name.endsWith('.js')) return 'self.answer = "reached";';
  return 'reached';
}

function typeOf(path: string): string {
  if (path.endsWith('.events')) return 'text/event-stream';
  if (path.startsWith('/reached/') && !/\.m?js$/.test(path)) return 'text/plain';
  return contentTypeOf(extname(path) ? path : 'index.html');
}

function bundle(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, file)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}

/** The script of the page with the output, and its style sheet. */
async function bundleOutput(): Promise<Files> {
  const {outputFiles} = await build({
    entryPoints: [join(__dirname, 'output.tsx')],
    outdir: '/',
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // It warns of properties of shared classes, whose order the site's bundler keeps.
    logLevel: 'error',
    alias: {'@site': join(__dirname, '../../..')},
    define: {'process.env.NODE_ENV': '"production"'},
    // The addresses of reference pages, which are made when the site is built.
    plugins: [
      {
        name: 'generated',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^@generated\//}, ({path}) => ({path, namespace: 'generated'}));
          onLoad({filter: /./, namespace: 'generated'}, () => ({contents: '{}', loader: 'json'}));
        },
      },
    ],
    write: false,
  });
  return Object.fromEntries(outputFiles.map(({path, text}) => [path, text]));
}
