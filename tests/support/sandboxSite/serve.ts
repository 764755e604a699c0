/**
 * A site on the loopback interface whose page runs programs in the playground's sandbox, with a small runner in place of the
 * real one: its programs are JavaScript, so that they can try what Wing has no words for. It notes what reaches it.
 */
import {createHash} from 'node:crypto';
import {createSocket} from 'node:dgram';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {Duplex} from 'node:stream';
import {buildSync} from 'esbuild';
import {
  COMPILER_DATA_FILE,
  COMPILER_FILE,
  RUNNER_WORKER_FILE,
  SDK_FILE,
  TRANSFORM_FILE,
} from '../../../src/playground/engine/fileNames';
import {buildSandboxDocuments} from '../../../src/playground/sandbox/document';

export interface SandboxSite {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Names below `/reached/` that were asked for; `datagram` when one came to the port. */
  readonly reached: Set<string>;
  readonly close: () => Promise<void>;
}

/** The engine as readers get it, and one without the guard, for what the policy alone has to hold. */
export const ENGINES = {guarded: '/guarded/', unguarded: '/unguarded/'} as const;

/** Where the runner works outside of any sandbox. */
export const PLAIN_RUNNER = '/plain-runner.js';

interface File {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const BYTES = 'application/octet-stream';

const PAGE = `<!doctype html><title>Page</title><h1>Page</h1>
<input aria-label="Text"><button>Show</button><output></output><script src="/page.js"></script>`;

/** The smallest module that can be compiled. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export async function serveSandboxSite(): Promise<SandboxSite> {
  const files = await createFiles();
  const reached = new Set<string>();
  const sockets = new Set<Duplex>();
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const [, name] = /^\/reached\/(.+)$/.exec(pathname) ?? [];
    if (name) reached.add(decodeURIComponent(name));
    const file = name ? answerTo(name) : files[pathname];
    // Nothing but the policy may stand between a program and an answer.
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? HTML,
      'access-control-allow-origin': '*',
    });
    response.end(file?.body);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', () => reached.add('datagram'));
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    reached,
    async close() {
      datagrams.close();
      server.closeAllConnections();
      // The server has given these away.
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function createFiles(): Promise<Readonly<Record<string, File>>> {
  const runner = bundle('runner.ts');
  const engine = {
    [COMPILER_FILE]: {type: 'application/wasm', body: EMPTY_MODULE},
    [COMPILER_DATA_FILE]: {type: BYTES, body: new Uint8Array()},
    [SDK_FILE]: {type: SCRIPT, body: ''},
    [TRANSFORM_FILE]: {type: SCRIPT, body: ''},
    [RUNNER_WORKER_FILE]: {type: SCRIPT, body: runner},
  };
  const guarded = {...engine, ...toHtml(await buildSandboxDocuments())};
  const unguarded = {...engine, ...toHtml(await buildSandboxDocuments(''))};
  return {
    '/': {type: HTML, body: PAGE},
    '/other': {type: HTML, body: '<!doctype html><title>Other</title>'},
    '/page.js': {type: SCRIPT, body: bundle('page.ts')},
    [PLAIN_RUNNER]: {type: SCRIPT, body: runner},
    ...below(ENGINES.guarded, guarded),
    ...below(ENGINES.unguarded, unguarded),
  };
}

function toHtml(documents: Readonly<Record<string, string>>): Record<string, File> {
  return Object.fromEntries(Object.entries(documents).map(([name, body]) => [name, {type: HTML, body}]));
}

function below(directory: string, files: Readonly<Record<string, File>>): Record<string, File> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [directory + name, file]));
}

/** An answer that each way of asking can make something of. */
function answerTo(name: string): File {
  if (name.endsWith('.events')) return {type: 'text/event-stream', body: 'data: reached\n\n'};
  if (name.endsWith('.mjs')) return {type: SCRIPT, body: 'export default "reached";'};
  if (name === 'worker.js') return {type: SCRIPT, body: 'postMessage("reached");'};
  if (name.endsWith('.js')) return {type: SCRIPT, body: 'self.answer = "reached";'};
  return {type: 'text/plain', body: 'reached'};
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
