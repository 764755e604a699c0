import {expect, it} from 'vitest';
import {fromBase64, toBase64Url} from '../base64';

const BYTES = Uint8Array.from([251, 255, 191, 0]);

it('writes only characters without a meaning in an address', () => expect(toBase64Url(BYTES)).toBe('-_-_AA'));

it.each(['-_-_AA', '+/+/AA', '+/+/AA=='])('reads %s', (text) => expect(fromBase64(text)).toEqual(BYTES));

it.each(['A', 'a b', 'a.b', 'ä', 'AA=A'])('does not read “%s”', (text) =>
  expect(fromBase64(text)).toBeUndefined(),
);
