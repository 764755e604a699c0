/** The hashes of `crypto`, by Node's names for them. */
import {blake2b, blake2s} from '@noble/hashes/blake2.js';
import {md5, ripemd160, sha1} from '@noble/hashes/legacy.js';
import {sha224, sha256, sha384, sha512, sha512_224, sha512_256} from '@noble/hashes/sha2.js';
import {sha3_224, sha3_256, sha3_384, sha3_512} from '@noble/hashes/sha3.js';
import {Buffer} from './buffer';

export type Data = string | ArrayBuffer | ArrayBufferView;

export const HASHES = {
  blake2b512: blake2b,
  blake2s256: blake2s,
  md5,
  ripemd160,
  sha1,
  sha224,
  sha256,
  'sha3-224': sha3_224,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
  sha384,
  sha512,
  'sha512-224': sha512_224,
  'sha512-256': sha512_256,
};

/** Other names of the same hashes. */
const ALIASES: Readonly<Record<string, keyof typeof HASHES>> = {
  ripemd: 'ripemd160',
  rmd160: 'ripemd160',
  'sha1-2': 'sha1',
  'sha512/224': 'sha512-224',
  'sha512/256': 'sha512-256',
};

/** @param name in any letter case @returns undefined for a hash that is not here */
export function findHash(name: string): (typeof HASHES)[keyof typeof HASHES] | undefined {
  const plain = name
    .toLowerCase()
    .replace(/^rsa-/, '')
    .replace(/withrsa(?:encryption)?$/, '')
    .replace(/^sha-(?=\d)/, 'sha');
  const key = Object.hasOwn(ALIASES, plain) ? ALIASES[plain]! : plain;
  return Object.hasOwn(HASHES, key) ? HASHES[key as keyof typeof HASHES] : undefined;
}

export function toBytes(data: Data, encoding: BufferEncoding = 'utf8'): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data, encoding);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
