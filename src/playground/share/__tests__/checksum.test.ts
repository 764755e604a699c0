import {expect, it} from 'vitest';
import {checksum} from '../checksum';

// The test vectors of RFC 9923.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('of “%s”', (text, sum) => {
  const bytes = checksum(new TextEncoder().encode(text));
  expect(new DataView(bytes.buffer).getUint32(0, true)).toBe(sum);
});
