import {brotliCompressSync, constants} from 'node:zlib';

/** Brotli's level for files that are compressed once and sent often, which is what a host sends. */
export const SENT = 11;

/** A level that takes a twentieth of the time and never makes less of a file: enough to see that a file is small. */
export const AT_MOST = 5;

export type Level = typeof SENT | typeof AT_MOST;

/** Bytes that go over the wire. */
export function compressedSize(content: Buffer | string, level: Level = SENT): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length},
  }).length;
}
