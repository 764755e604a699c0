/**
 * Functions of Node 20 that the playground does not have, by module, so that a program that calls one is told so. A test compares the
 * names with those of Node.
 */
import {unsupportedFunctions} from './unsupportedFunctions';

const REASON = 'the playground does not have this Node.js function';

const NAMES: Readonly<Record<string, string>> = {
  async_hooks: 'createHook executionAsyncId executionAsyncResource triggerAsyncId',
  buffer: 'isAscii isUtf8 resolveObjectURL transcode File',
  console: 'context createTask Console',
  crypto: `checkPrime checkPrimeSync createDiffieHellmanGroup diffieHellman generateKey generateKeySync generatePrime
    generatePrimeSync getCipherInfo getCiphers getCurves getDiffieHellman getFips privateEncrypt publicDecrypt
    secureHeapUsed setEngine setFips Certificate Cipher Cipheriv Decipher Decipheriv DiffieHellman DiffieHellmanGroup ECDH Hash Hmac
    KeyObject Sign Verify X509Certificate`,
  dns: `getDefaultResultOrder getServers lookupService resolveAny resolveCaa resolveCname resolveMx resolveNaptr resolveNs
    resolvePtr resolveSoa resolveSrv resolveTxt setDefaultResultOrder setServers Resolver`,
  'dns/promises': `getDefaultResultOrder getServers lookupService resolve4 resolve6 resolveAny resolveCaa resolveCname
    resolveMx resolveNaptr resolveNs resolvePtr resolveSoa resolveSrv resolveTxt reverse setDefaultResultOrder setServers Resolver`,
  inspector: 'close open waitForDebugger Session',
  os: 'getPriority setPriority',
  perf_hooks: 'createHistogram monitorEventLoopDelay',
  process: `abort availableMemory constrainedMemory cpuUsage getActiveResourcesInfo getegid geteuid getgroups
    initgroups kill loadEnvFile resourceUsage setegid seteuid setgid setgroups setuid`,
  readline: 'clearLine clearScreenDown cursorTo emitKeypressEvents moveCursor Interface',
  tls: `checkServerIdentity convertALPNProtocols createSecureContext createSecurePair getCiphers SecureContext Server TLSSocket`,
  tty: 'ReadStream WriteStream',
  util: `_errnoException _exceptionWithHostPort aborted getSystemErrorMap getSystemErrorName log parseArgs parseEnv
    transferableAbortController transferableAbortSignal MIMEParams MIMEType`,
  'util/types': 'isModuleNamespaceObject isProxy',
  v8: `cachedDataVersionTag deserialize getHeapCodeStatistics getHeapSnapshot getHeapSpaceStatistics getHeapStatistics
    queryObjects serialize setFlagsFromString setHeapSnapshotNearHeapLimit stopCoverage takeCoverage writeHeapSnapshot
    DefaultDeserializer DefaultSerializer Deserializer GCProfiler Serializer`,
  vm: 'compileFunction createScript isContext measureMemory',
  worker_threads: `getEnvironmentData markAsUntransferable moveMessagePortToContext postMessageToThread receiveMessageOnPort
    setEnvironmentData BroadcastChannel`,
  zlib: `crc32 createDeflateRaw deflateRaw deflateRawSync inflateRaw inflateRawSync BrotliCompress BrotliDecompress Deflate
    DeflateRaw Gunzip Gzip Inflate InflateRaw Unzip`,
};

/** A module with the functions that are missing in it, which throw. @param name of a module, or of one of Node's global objects */
export function withMissingFunctions(name: string, module: unknown): unknown {
  const names = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return names ? {...unsupportedFunctions(name, names, REASON), ...(module as object)} : module;
}
