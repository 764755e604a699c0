/**
 * Modules that are the same in all processes, one line each: the value that a program gets, under the name that it requires.
 */
export {default as assert, strict as 'assert/strict'} from 'node:assert';
export {EventEmitter as events} from 'node:events';
export {default as 'path/posix'} from 'node:path';
export {querystringModule as querystring} from './querystring';
export {promises as 'stream/promises', Stream as stream} from 'node:stream';
export {default as punycode} from 'punycode/punycode.js';
export {asyncHooksModule as async_hooks} from './asyncHooks';
export {bufferModule as buffer} from './buffer';
export {cryptoModule as crypto} from './crypto';
export {esbuildModule as esbuild} from './esbuild';
export {
  constants,
  inspector,
  path,
  perfHooks as perf_hooks,
  stringDecoder as string_decoder,
  tty,
  v8,
} from './minimal';
export {osModule as os} from './os';
export {
  archiver,
  cdktf,
  debug,
  ejs,
  supportsColor as 'supports-color',
  wingtunnels as '@winglang/wingtunnels',
  ws,
} from './packages';
export {
  dns,
  dnsPromises as 'dns/promises',
  readline,
  tls,
  workerThreads as worker_threads,
  zlib,
} from './unsupported';
export {urlModule as url} from './url';
export {utilModule as util, utilTypes as 'util/types'} from './util';
export {vmModule as vm} from './vm';
