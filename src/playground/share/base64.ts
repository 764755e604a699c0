/** Base64 for addresses (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return withoutPadding(btoa(text)).replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Reads both alphabets of base64, padded or not. The work grows with the length, which the caller has to limit.
 *
 * @returns nothing if the text is not base64, or was cut off within a byte
 */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = withoutPadding(text).replaceAll('-', '+').replaceAll('_', '/');
  // More than `atob` asks, which leaves out spaces.
  if (!/^[A-Za-z\d+/]*$/.test(plain)) return undefined;
  // What is left of a text that was cut off is less than a byte.
  if (plain.length % 4 === 1) return undefined;
  const binary = atob(plain);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Not by a regular expression: for `=+$`, most browsers look at each sign once for each that is before it. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (text[end - 1] === '=') end -= 1;
  return text.slice(0, end);
}
