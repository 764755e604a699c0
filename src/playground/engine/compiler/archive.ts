/**
 * An archive of files: the length of the head (four bytes, little-endian), the head (a JSON list of paths and lengths), and
 * the files in that order.
 */
import type {Files} from './tree';

type Head = readonly (readonly [path: string, length: number])[];

const LENGTH_BYTES = 4;

export function packFiles(files: Files): Uint8Array {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(
    ([path, data]) => [path, typeof data === 'string' ? encoder.encode(data) : data] as const,
  );
  const head = encoder.encode(JSON.stringify(entries.map(([path, data]) => [path, data.byteLength])));
  const start = LENGTH_BYTES + head.byteLength;
  const packed = new Uint8Array(entries.reduce((size, [, data]) => size + data.byteLength, start));
  new DataView(packed.buffer).setUint32(0, head.byteLength, true);
  packed.set(head, LENGTH_BYTES);
  let offset = start;
  for (const [, data] of entries) {
    packed.set(data, offset);
    offset += data.byteLength;
  }
  return packed;
}

/** @throws Error when the bytes are not an archive, or not a whole one */
export function unpackFiles(packed: Uint8Array): Record<string, Uint8Array> {
  const headLength =
    packed.byteLength < LENGTH_BYTES ? 0 : new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  let offset = LENGTH_BYTES + headLength;
  const files: Record<string, Uint8Array> = {};
  for (const [path, length] of readHead(packed.subarray(LENGTH_BYTES, offset))) {
    files[path] = packed.subarray(offset, offset + length);
    offset += length;
  }
  if (offset !== packed.byteLength) {
    throw new Error(`The archive should have ${offset} bytes and has ${packed.byteLength}.`);
  }
  return files;
}

function readHead(bytes: Uint8Array): Head {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Head;
  } catch (error) {
    throw new Error('The archive has no list of its files.', {cause: error});
  }
}
