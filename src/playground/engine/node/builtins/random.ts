/** Random values, which browsers have on every origin. */
import {Buffer} from './buffer';

/** The most that browsers fill with random bytes in one call. */
const MAX_RANDOM_BYTES = 65_536;

// A reference of its own, because a program can replace the global.
const source = globalThis.crypto;

export function fillRandomly<T extends ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength);
  for (let start = 0; start < bytes.length; start += MAX_RANDOM_BYTES) {
    source.getRandomValues(bytes.subarray(start, start + MAX_RANDOM_BYTES));
  }
  return view;
}

/** Version 4. A browser has its own on secure origins only. */
export function randomUUID(): string {
  const bytes = fillRandomly(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
