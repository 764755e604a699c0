/** Node's modules as a program finds them, by name without `node:`. */
import assert from 'node:assert';
import {EventEmitter} from 'node:events';
import path from 'node:path';
import querystring from 'node:querystring';
import {StringDecoder} from 'node:string_decoder';
import punycode from 'punycode/punycode.js';
import * as http from '../http';
import type {Builtin} from '../moduleLoader';
import type {Realm} from '../realm';
import {asyncHooksModule} from './asyncHooks';
import {bufferModule} from './buffer';
import {createChildProcess} from './childProcess';
import {cryptoModule} from './crypto';
import {netModule} from './net';
import {osModule} from './os';
import {createPackages} from './packages';
import {unsupportedFunctions} from './unsupportedFunctions';
import {streamModule, streamPromises} from './stream';
import {createTimersPromises} from './timersPromises';
import {urlModule} from './url';
import {utilModule} from './util';
import {vmModule} from './vm';

const NO_COMPRESSION = 'the playground does not compress';
const NO_INPUT = 'a program in the playground has no keyboard input';
const NO_NAMES = 'a page in a browser cannot ask for the addresses of names';
const NO_TLS = 'a page in a browser opens no connections of its own; use http.get, http.post or fetch';

// There is no Windows here.
const pathModule = {...path, posix: path, win32: path};

/** Those that are the same in all processes. */
const SHARED: Readonly<Record<string, unknown>> = {
  assert,
  'assert/strict': assert.strict,
  async_hooks: asyncHooksModule,
  buffer: bufferModule,
  constants: {},
  crypto: cryptoModule,
  dns: unsupportedFunctions('dns', ['lookup', 'resolve', 'resolve4', 'resolve6', 'reverse'], NO_NAMES),
  'dns/promises': unsupportedFunctions('dns/promises', ['lookup', 'resolve'], NO_NAMES),
  events: EventEmitter,
  http: {...http},
  https: {...http, ...unsupportedFunctions('https', ['createServer', 'get', 'request'], NO_TLS)},
  inspector: {url: () => undefined},
  net: netModule,
  os: osModule,
  path: pathModule,
  'path/posix': path,
  perf_hooks: {performance: globalThis.performance},
  punycode,
  querystring,
  readline: unsupportedFunctions('readline', ['createInterface'], NO_INPUT),
  stream: streamModule,
  'stream/promises': streamPromises,
  string_decoder: {StringDecoder},
  tls: unsupportedFunctions('tls', ['connect', 'createServer'], NO_TLS),
  tty: {isatty: () => false},
  url: urlModule,
  util: utilModule,
  'util/types': utilModule.types,
  v8: {},
  vm: vmModule,
  worker_threads: {
    isMainThread: true,
    ...unsupportedFunctions('worker_threads', ['Worker'], 'a program in the playground has one thread'),
  },
  zlib: {
    constants: {},
    ...unsupportedFunctions(
      'zlib',
      `brotliCompress brotliCompressSync brotliDecompress brotliDecompressSync createBrotliCompress createBrotliDecompress
      createDeflate createGunzip createGzip createInflate createInflateRaw createUnzip deflate deflateSync gunzip gunzipSync
      gzip gzipSync inflate inflateSync unzip unzipSync`.split(/\s+/),
      NO_COMPRESSION,
    ),
  },
};

export function createBuiltins(realm: Realm): ReadonlyMap<string, Builtin> {
  const {machine, process, timers} = realm;
  const timersPromises = createTimersPromises(timers.functions);
  const own: Readonly<Record<string, Builtin>> = {
    child_process: (asker) => createChildProcess(realm, asker),
    fs: () => machine.fs,
    'fs/promises': () => machine.fs.promises,
    module: () => moduleModule,
    process: () => process,
    timers: () => timers.functions,
    'timers/promises': () => timersPromises,
    ...createPackages(realm),
  };
  const shared = Object.entries(SHARED).map(([name, value]) => [name, () => value] as const);
  const builtins = new Map<string, Builtin>([...shared, ...Object.entries(own)]);
  const moduleModule = {
    createRequire: (file: string | URL) => realm.createRequire(toPath(file)),
    builtinModules: [...builtins.keys()],
  };
  return builtins;
}

function toPath(file: string | URL): string {
  return /^file:/.test(String(file)) ? urlModule.fileURLToPath(file) : String(file);
}
