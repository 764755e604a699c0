/**
 * The global `crypto` of Node. The sandbox is no secure origin, so its own one has no `subtle`: digests and HMAC are here, and what
 * else Node has is refused.
 */
import {hmac} from '@noble/hashes/hmac.js';
import {type Data, findHash, toBytes} from './hashes';
import {fillRandomly, randomUUID} from './random';
import {unsupportedFunctions} from './unsupportedFunctions';

type Algorithm = string | {readonly name: string; readonly hash?: Algorithm; readonly length?: number};

export class CryptoKey {
  constructor(
    readonly type: 'secret',
    readonly extractable: boolean,
    readonly algorithm: {
      readonly name: 'HMAC';
      readonly hash: {readonly name: string};
      readonly length: number;
    },
    readonly usages: readonly string[],
    bytes: Uint8Array,
  ) {
    secrets.set(this, bytes);
  }
}

const secrets = new WeakMap<CryptoKey, Uint8Array>();

const UNSUPPORTED = 'encrypt decrypt deriveBits deriveKey unwrapKey wrapKey';
const REASON = 'the playground has digests and HMAC, but no other cryptography';
const refuse = unsupportedFunctions(
  'crypto.subtle',
  `${UNSUPPORTED} exportKey generateKey importKey sign verify`,
  REASON,
);
/** Bytes of the blocks of SHA-1 and SHA-256, and of the longer hashes. */
const [BLOCK, LONG_BLOCK] = [64, 128];

const nameOf = (algorithm: Algorithm): string =>
  typeof algorithm === 'string' ? algorithm : String(algorithm.name);

/** @throws DOMException for a hash that Node does not have there either */
function hashOf(algorithm: Algorithm) {
  const name = nameOf(algorithm).toUpperCase();
  const hash = /^SHA-(?:1|256|384|512)$/.test(name) ? findHash(name) : undefined;
  if (!hash) throw new DOMException('Unrecognized algorithm name', 'NotSupportedError');
  return {name, hash};
}

function createKey(
  bytes: Uint8Array,
  algorithm: Algorithm,
  extractable: boolean,
  usages: readonly string[],
): CryptoKey {
  const {name} = hashOf((algorithm as {readonly hash: Algorithm}).hash);
  return new CryptoKey(
    'secret',
    extractable,
    {name: 'HMAC', hash: {name}, length: bytes.length * 8},
    usages,
    bytes,
  );
}

const isHmac = (algorithm: Algorithm) => nameOf(algorithm).toUpperCase() === 'HMAC';
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function needUsage(key: CryptoKey, usage: string): void {
  if (!key.usages.includes(usage))
    throw new DOMException(`Unable to use this key to ${usage}`, 'InvalidAccessError');
}

function signatureOf(key: CryptoKey, data: Data): Uint8Array {
  return hmac(hashOf(key.algorithm.hash).hash, secrets.get(key)!, toBytes(data));
}

export class SubtleCrypto {}

const subtle = {
  ...unsupportedFunctions('crypto.subtle', UNSUPPORTED, REASON),
  digest: async (algorithm: Algorithm, data: Data) => toBuffer(hashOf(algorithm).hash(toBytes(data))),
  async importKey(
    format: string,
    data: Data,
    algorithm: Algorithm,
    extractable: boolean,
    usages: readonly string[],
  ) {
    if (format !== 'raw' || !isHmac(algorithm)) return refuse.importKey!();
    return createKey(toBytes(data).slice(), algorithm, extractable, usages);
  },
  async generateKey(algorithm: Algorithm, extractable: boolean, usages: readonly string[]) {
    if (!isHmac(algorithm)) return refuse.generateKey!();
    const {hash, length} = algorithm as {readonly hash: Algorithm; readonly length?: number};
    const block = /(?:384|512)$/.test(nameOf(hash)) ? LONG_BLOCK : BLOCK;
    return createKey(
      fillRandomly(new Uint8Array(length ? length / 8 : block)),
      algorithm,
      extractable,
      usages,
    );
  },
  async exportKey(format: string, key: CryptoKey) {
    if (format !== 'raw') return refuse.exportKey!();
    if (!key.extractable) throw new DOMException('key is not extractable', 'InvalidAccessException');
    return toBuffer(secrets.get(key)!);
  },
  async sign(algorithm: Algorithm, key: CryptoKey, data: Data) {
    if (!isHmac(algorithm)) return refuse.sign!();
    needUsage(key, 'sign');
    return toBuffer(signatureOf(key, data));
  },
  async verify(algorithm: Algorithm, key: CryptoKey, signature: Data, data: Data) {
    if (!isHmac(algorithm)) return refuse.verify!();
    needUsage(key, 'verify');
    const [right, given] = [signatureOf(key, data), toBytes(signature)];
    return right.length === given.length && right.every((byte, index) => byte === given[index]);
  },
};

const withTag = <T extends object>(value: T, tag: string): T =>
  Object.defineProperty(value, Symbol.toStringTag, {value: tag});

export const webCrypto = withTag(
  {getRandomValues: fillRandomly, randomUUID, subtle: withTag(subtle, 'SubtleCrypto')},
  'Crypto',
);
