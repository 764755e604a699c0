import {Refusal} from '../../lib/entrance/refusal';

/**
 * Deflate expands a byte to about a thousand at most, so one step gives two megabytes at most, whatever the input is. Each step
 * copies the last 32 kB: with steps of 512 bytes, a long link took three times as long.
 */
const STEP_BYTES = 2_048;

export class TooLargeError extends Refusal {}

/**
 * Unpacks raw deflate, and stops as soon as the output is too large, before it takes memory.
 *
 * @throws TooLargeError when there are more than `maxBytes`
 * @throws Refusal when the input is not deflate, or not complete
 */
export async function inflateUpTo(maxBytes: number, packed: Uint8Array): Promise<Uint8Array> {
  const {Inflate} = await import('fflate');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.byteLength;
  });
  for (let start = 0; start < packed.byteLength; start += STEP_BYTES) {
    const end = start + STEP_BYTES;
    try {
      inflate.push(packed.subarray(start, end), end >= packed.byteLength);
    } catch {
      throw new Refusal('What was packed is damaged: it cannot be unpacked.');
    }
    if (size > maxBytes)
      throw new TooLargeError(`There are more than ${maxBytes} bytes; no more are allowed.`);
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
