/** Node's `crypto`: hashes, random numbers and comparison. A browser has keys and ciphers in asynchronous functions only. */
import {hmac} from '@noble/hashes/hmac.js';
import {md5, sha1} from '@noble/hashes/legacy.js';
import {sha256, sha384, sha512} from '@noble/hashes/sha2.js';
import {enqueueTask} from '../enqueueTask';
import {Buffer} from './buffer';
import {unsupportedFunctions} from './unsupportedFunctions';

type Data = string | ArrayBuffer | ArrayBufferView;
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

const HASHES = {md5, sha1, sha256, sha384, sha512};
/** The most that browsers fill with random bytes in one call. */
const MAX_RANDOM_BYTES = 65_536;
const UNSUPPORTED = `createCipheriv createDecipheriv createDiffieHellman createECDH createPrivateKey createPublicKey createSecretKey
  createSign createVerify generateKeyPair generateKeyPairSync hkdf hkdfSync pbkdf2 pbkdf2Sync privateDecrypt publicEncrypt
  scrypt scryptSync sign verify`;

export const cryptoModule = {
  ...unsupportedFunctions('crypto', UNSUPPORTED, 'keys and ciphers of Node.js are not there in a browser'),
  createHash: (name: string) => toHash(findHash(name).create()),
  createHmac: (name: string, key: Data) => toHash(hmac.create(findHash(name), toBytes(key)) as State),
  getHashes: () => Object.keys(HASHES),
  randomBytes,
  randomFillSync: fillRandomly,
  randomFill,
  randomInt,
  randomUUID,
  timingSafeEqual,
  getRandomValues: fillRandomly,
  webcrypto: globalThis.crypto,
  subtle: globalThis.crypto.subtle,
  constants: {},
};

function findHash(name: string): (typeof HASHES)[keyof typeof HASHES] {
  const key = name.toLowerCase().replace('-', '');
  if (Object.hasOwn(HASHES, key)) return HASHES[key as keyof typeof HASHES];
  throw new Error(`Digest method not supported: ${name} (supported: ${Object.keys(HASHES).join(', ')})`);
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

function toBytes(data: Data, encoding: BufferEncoding = 'utf8'): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data, encoding);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

function fillRandomly<T extends ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength);
  for (let start = 0; start < bytes.length; start += MAX_RANDOM_BYTES) {
    globalThis.crypto.getRandomValues(bytes.subarray(start, start + MAX_RANDOM_BYTES));
  }
  return view;
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

/** Version 4. A browser has its own on secure origins only. */
function randomUUID(): string {
  const bytes = fillRandomly(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
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
