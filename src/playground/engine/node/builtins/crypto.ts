/** Node's `crypto`: hashes, random numbers and comparison. A browser has keys and ciphers in asynchronous functions only. */
import {hkdf} from '@noble/hashes/hkdf.js';
import {hmac} from '@noble/hashes/hmac.js';
import {pbkdf2} from '@noble/hashes/pbkdf2.js';
import {scrypt} from '@noble/hashes/scrypt.js';
import {enqueueTask} from '../enqueueTask';
import {Buffer} from './buffer';
import {type Data, findHash, HASHES, toBytes} from './hashes';
import {fillRandomly, randomUUID} from './random';
import {webCrypto} from './webCrypto';
import {unsupportedFunctions} from './unsupportedFunctions';

type OnBytes<T> = (error: null, bytes: T) => void;

/** The state of a hash or an HMAC. */
interface State {
  update(data: Uint8Array): unknown;
  digest(): Uint8Array;
  clone(): State;
}

interface Hash {
  update(data: Data, encoding?: BufferEncoding): Hash;
  digest(): Buffer;
  digest(encoding: BufferEncoding): string;
  copy(): Hash;
}

const UNSUPPORTED = `createCipheriv createDecipheriv createDiffieHellman createECDH createPrivateKey createPublicKey createSecretKey
  createSign createVerify generateKeyPair generateKeyPairSync privateDecrypt publicEncrypt sign verify`;

export const cryptoModule = {
  ...unsupportedFunctions('crypto', UNSUPPORTED, 'keys and ciphers of Node.js are not there in a browser'),
  createHash(name: string) {
    const hash = findHash(name);
    if (!hash) throw new Error('Digest method not supported');
    return toHash(hash.create());
  },
  createHmac: (name: string, key: Data) => toHash(hmac.create(digestOf(name), toBytes(key)) as State),
  /** In one call, as in Node 20 and later. */
  hash: (name: string, data: Data, encoding: BufferEncoding = 'hex') =>
    toHash(digestOf(name).create()).update(data).digest(encoding),
  getHashes: () => Object.keys(HASHES),
  pbkdf2Sync,
  pbkdf2: withCallback(pbkdf2Sync),
  hkdfSync,
  hkdf: withCallback(hkdfSync),
  scryptSync,
  scrypt: withCallback(scryptSync),
  randomBytes,
  randomFillSync: fillRandomly,
  randomFill,
  randomInt,
  randomUUID,
  timingSafeEqual,
  getRandomValues: fillRandomly,
  webcrypto: webCrypto,
  subtle: webCrypto.subtle,
  constants: {},
};

/** @throws TypeError with Node's code for a hash that is not here */
function digestOf(name: string) {
  const hash = findHash(name);
  if (hash) return hash;
  throw Object.assign(new TypeError(`Invalid digest: ${name}`), {code: 'ERR_CRYPTO_INVALID_DIGEST'});
}

function pbkdf2Sync(password: Data, salt: Data, rounds: number, length: number, name: string): Buffer {
  return Buffer.from(pbkdf2(digestOf(name), toBytes(password), toBytes(salt), {c: rounds, dkLen: length}));
}

function hkdfSync(name: string, key: Data, salt: Data, info: Data, length: number): ArrayBuffer {
  return new Uint8Array(hkdf(digestOf(name), toBytes(key), toBytes(salt), toBytes(info), length)).buffer;
}

interface ScryptOptions {
  readonly N?: number;
  readonly cost?: number;
  readonly r?: number;
  readonly blockSize?: number;
  readonly p?: number;
  readonly parallelization?: number;
}

function scryptSync(password: Data, salt: Data, length: number, options: ScryptOptions = {}): Buffer {
  const {N, cost = N ?? 16_384, r, blockSize = r ?? 8, p, parallelization = p ?? 1} = options;
  const bytes = scrypt(toBytes(password), toBytes(salt), {
    N: cost,
    r: blockSize,
    p: parallelization,
    dkLen: length,
  });
  return Buffer.from(bytes);
}

/** The version of a function that hands its result to a callback, which is its last argument. */
function withCallback<T>(compute: (...values: never[]) => T) {
  return (...values: unknown[]): void => {
    const onBytes = values.pop() as OnBytes<T>;
    const bytes = compute(...(values as never[]));
    enqueueTask(() => onBytes(null, bytes));
  };
}

function toHash(state: State): Hash {
  function digest(): Buffer;
  function digest(encoding: BufferEncoding): string;
  function digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(state.digest());
    return encoding ? bytes.toString(encoding) : bytes;
  }
  const hash: Hash = {
    update(data, encoding) {
      state.update(toBytes(data, encoding));
      return hash;
    },
    digest,
    copy: () => toHash(state.clone()),
  };
  return hash;
}

function randomBytes(size: number, onBytes?: OnBytes<Buffer>): Buffer | undefined {
  const bytes = fillRandomly(Buffer.alloc(size));
  if (!onBytes) return bytes;
  enqueueTask(() => onBytes(null, bytes));
  return undefined;
}

function randomFill<T extends ArrayBufferView>(view: T, onBytes: OnBytes<T>): void {
  fillRandomly(view);
  enqueueTask(() => onBytes(null, view));
}

/** From the first number, or 0, up to the last, which is exclusive. */
function randomInt(...args: readonly (number | OnBytes<number>)[]): number | undefined {
  const numbers = args.filter((value) => typeof value === 'number');
  const [low, high] = numbers.length > 1 ? [numbers[0]!, numbers[1]!] : [0, numbers[0]!];
  const [upper, lower] = fillRandomly(new Uint32Array(2));
  // 53 bits, the precision of a number.
  const fraction = ((upper! >>> 5) * 2 ** 26 + (lower! >>> 6)) / 2 ** 53;
  const value = low + Math.floor(fraction * (high - low));
  const onBytes = args.at(-1);
  if (typeof onBytes !== 'function') return value;
  enqueueTask(() => onBytes(null, value));
  return undefined;
}

/** Compares for equality; no attacker can measure the time here. */
function timingSafeEqual(left: Data, right: Data): boolean {
  const [one, other] = [toBytes(left), toBytes(right)];
  if (one.length !== other.length) {
    const error = new RangeError('Input buffers must have the same byte length');
    throw Object.assign(error, {code: 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH'});
  }
  return one.every((byte, index) => byte === other[index]);
}
