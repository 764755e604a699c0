import {expect, it} from 'vitest';
import {fromBase64, toBase64Url} from '../base64';

const BYTES = Uint8Array.from([251, 255, 191, 0]);

it.each([
  [[], ''],
  [[0], 'AA'],
  [[251, 255], '-_8'],
  [[251, 255, 191], '-_-_'],
  [[251, 255, 191, 0], '-_-_AA'],
])('writes %j with characters that have no meaning in an address', (bytes, text) => {
  expect(toBase64Url(Uint8Array.from(bytes))).toBe(text);
  expect(fromBase64(text)).toEqual(Uint8Array.from(bytes));
});

it.each(['-_-_AA', '+/+/AA', '+/-_AA', '+/+/AA=='])('reads %s', (text) =>
  expect(fromBase64(text)).toEqual(BYTES),
);

it.each(['A', 'AAAAA', 'a b', ' AAA', 'AAA\n', 'a.b', 'ä', 'AA=A', '=AAA', 'A==='])(
  'does not read “%s”',
  (text) => expect(fromBase64(text)).toBeUndefined(),
);

it('looks at each sign of its padding once', () => {
  expect(fromBase64('='.repeat(500_000))).toEqual(Uint8Array.of());
  expect(fromBase64(`${'='.repeat(500_000)}x`)).toBeUndefined();
});
