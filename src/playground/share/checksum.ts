export const CHECKSUM_BYTES = 4;

/** FNV-1a of 32 bits, little-endian (RFC 9923): against links that were cut off or mistyped, not against forgery. */
export function checksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const sum = new Uint8Array(CHECKSUM_BYTES);
  new DataView(sum.buffer).setUint32(0, hash >>> 0, true);
  return sum;
}
