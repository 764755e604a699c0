/** Deflate makes at most about a thousand bytes of one, so that a step stays small whatever is in it. */
const STEP_BYTES = 512;

export class TooLargeError extends Error {}

/**
 * Unpacks raw deflate and stops as soon as there is more than allowed, before it takes memory.
 *
 * @param most bytes that may come out
 * @throws TooLargeError when there are more
 * @throws Error when the bytes are no deflate, or not all of it
 */
export async function inflateUpTo(most: number, packed: Uint8Array): Promise<Uint8Array> {
  const {Inflate} = await import('fflate');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.byteLength;
  });
  for (let start = 0; start < packed.byteLength; start += STEP_BYTES) {
    const end = start + STEP_BYTES;
    inflate.push(packed.subarray(start, end), end >= packed.byteLength);
    if (size > most) throw new TooLargeError(`More than ${most} bytes.`);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
