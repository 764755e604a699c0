/** Modules whose functions a browser cannot have. */
import {unsupportedFunctions} from './unsupportedFunctions';

const NO_NAMES = 'a page in a browser cannot ask for the addresses of names';
const NO_TLS = 'a page in a browser opens no connections of its own; use http.get, http.post or fetch';

export const dns = unsupportedFunctions('dns', 'lookup resolve resolve4 resolve6 reverse', NO_NAMES);
export const dnsPromises = unsupportedFunctions('dns/promises', 'lookup resolve', NO_NAMES);
export const httpsFunctions = unsupportedFunctions('https', 'createServer get request', NO_TLS);
export const readline = unsupportedFunctions(
  'readline',
  'createInterface',
  'a program in the playground has no keyboard input',
);
export const tls = unsupportedFunctions('tls', 'connect createServer', NO_TLS);
export const workerThreads = {
  isMainThread: true,
  threadId: 0,
  MessageChannel,
  MessagePort,
  ...unsupportedFunctions('worker_threads', 'Worker', 'a program in the playground has one thread'),
};
export const zlib = {
  constants: {},
  ...unsupportedFunctions(
    'zlib',
    `brotliCompress brotliCompressSync brotliDecompress brotliDecompressSync createBrotliCompress createBrotliDecompress
    createDeflate createGunzip createGzip createInflate createInflateRaw createUnzip deflate deflateSync gunzip gunzipSync
    gzip gzipSync inflate inflateSync unzip unzipSync`,
    'the playground does not compress',
  ),
};
