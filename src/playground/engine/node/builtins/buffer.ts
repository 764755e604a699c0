/** Node's `buffer`. The port for browsers lacks `base64url`: base64 without padding, with `-` and `_`. */
import {Buffer} from 'node:buffer';

type BufferClass = typeof Buffer;
type Decode = (text: string, encoding?: string, ...more: unknown[]) => Buffer;
type Encode = (this: Buffer, encoding?: string, start?: number, end?: number) => string;

const MAX_BYTES = 2 ** 31 - 1;

/** Adds the encoding to a Buffer class that does not have it. */
export function addBase64Url(target: BufferClass): void {
  if (target.isEncoding('base64url')) return;
  const isKnown = target.isEncoding.bind(target);
  const from = target.from.bind(target) as unknown as Decode;
  const byteLength = target.byteLength.bind(target) as (text: unknown, encoding?: string) => number;
  const toText = (target.prototype as Buffer).toString as Encode;
  const isBase64Url = (encoding: unknown) => String(encoding).toLowerCase() === 'base64url';
  const toBase64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

  Object.assign(target, {
    isEncoding: (encoding: string) => isBase64Url(encoding) || isKnown(encoding),
    from: (value: string, encoding?: string, ...more: unknown[]) =>
      typeof value === 'string' && isBase64Url(encoding)
        ? from(toBase64(value), 'base64')
        : from(value, encoding, ...more),
    byteLength: (value: unknown, encoding?: string) =>
      typeof value === 'string' && isBase64Url(encoding)
        ? byteLength(toBase64(value), 'base64')
        : byteLength(value, encoding),
  });
  Object.assign(target.prototype, {
    toString(this: Buffer, encoding?: string, start?: number, end?: number) {
      if (!isBase64Url(encoding)) return toText.call(this, encoding, start, end);
      const text = toText.call(this, 'base64', start, end);
      return text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
    },
  });
}

addBase64Url(Buffer);

/** Most bytes that Node prints. */
const MAX_SHOWN_BYTES = 50;

/** As Node prints it: the port does not say how many bytes are left out. */
export function showBuffer(this: Uint8Array): string {
  const shown = [...this.subarray(0, MAX_SHOWN_BYTES)].map((byte) => byte.toString(16).padStart(2, '0'));
  const left = this.length - shown.length;
  const more = left > 0 ? [`... ${left} more byte${left > 1 ? 's' : ''}`] : [];
  return `<${['Buffer', ...shown, ...more].join(' ')}>`;
}

Object.defineProperty(Buffer.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  value: showBuffer,
  configurable: true,
  writable: true,
});

export const bufferModule = {
  Buffer,
  SlowBuffer: Buffer,
  kMaxLength: MAX_BYTES,
  constants: {MAX_LENGTH: MAX_BYTES, MAX_STRING_LENGTH: MAX_BYTES},
  Blob: globalThis.Blob,
  atob: (text: string) => globalThis.atob(text),
  btoa: (text: string) => globalThis.btoa(text),
};

export {Buffer};
