import crypto from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../../messages/unsupportedFeature';
import {cryptoModule} from '../crypto';

const HASHES = ['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'SHA-256'];

describe('hashes', () => {
  it.each(HASHES)('%s is that of Node', (name) => {
    const digest = cryptoModule
      .createHash(name)
      .update('né')
      .update(Buffer.from([1, 2]))
      .digest('hex');
    expect(digest).toBe(
      crypto
        .createHash(name)
        .update('né')
        .update(Buffer.from([1, 2]))
        .digest('hex'),
    );
  });

  it.each(HASHES)('an HMAC with %s is that of Node', (name) => {
    expect(cryptoModule.createHmac(name, 'key').update('text').digest('base64')).toBe(
      crypto.createHmac(name, 'key').update('text').digest('base64'),
    );
  });

  it('come as bytes, and in any encoding', () => {
    const hash = () => cryptoModule.createHash('sha256').update('6162', 'hex');
    const expected = crypto.createHash('sha256').update('ab');
    expect(hash().digest()).toEqual(expected.copy().digest());
    expect(hash().digest('base64url')).toBe(expected.digest('base64url'));
  });

  it('can be copied before they are finished', () => {
    const hash = cryptoModule.createHash('sha1').update('a');
    const copy = hash.copy();
    expect(hash.update('b').digest('hex')).not.toBe(copy.digest('hex'));
  });

  it('that are not known are named', () => {
    expect(() => cryptoModule.createHash('whirlpool')).toThrow('Digest method not supported');
  });
});

describe('random numbers', () => {
  it('fill more bytes than a browser does in one call', () => {
    const bytes = cryptoModule.randomBytes(100_000)!;
    expect(bytes).toHaveLength(100_000);
    expect(bytes.subarray(90_000).some((byte) => byte !== 0)).toBe(true);
  });

  it('fill only the part of a buffer that is meant', () => {
    const whole = new Uint8Array(64);
    cryptoModule.randomFillSync(whole.subarray(0, 32));
    expect([...whole.subarray(32)]).toEqual(Array<number>(32).fill(0));
  });

  it('lie between their limits', () => {
    const numbers = Array.from({length: 200}, () => cryptoModule.randomInt(3, 6));
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]));
    expect(cryptoModule.randomInt(1)).toBe(0);
  });

  it('come to a callback', async () => {
    const bytes = await new Promise((resolve) =>
      cryptoModule.randomBytes(4, (_error, value) => resolve(value)),
    );
    expect(bytes).toHaveLength(4);
  });

  it('make identifiers of version 4', () => {
    expect(cryptoModule.randomUUID()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });
});

it('compares bytes', () => {
  expect(cryptoModule.timingSafeEqual(Buffer.from('ab'), Buffer.from('ab'))).toBe(true);
  expect(cryptoModule.timingSafeEqual(Buffer.from('ab'), Buffer.from('ac'))).toBe(false);
  expect(() => cryptoModule.timingSafeEqual(Buffer.from('a'), Buffer.from('ab'))).toThrow(RangeError);
});

it('does not support functions that take keys', () => {
  const {createCipheriv} = cryptoModule as unknown as Record<string, () => void>;
  expect(createCipheriv).toThrow(UnsupportedFeatureError);
  expect(createCipheriv).toThrow('crypto.createCipheriv cannot be used in the playground');
});

it.each(cryptoModule.getHashes())('hashes with %s as Node does', (name) => {
  expect(cryptoModule.createHash(name).update('a').digest('hex')).toBe(
    crypto.createHash(name).update('a').digest('hex'),
  );
  expect(cryptoModule.createHash(`RSA-${name}`).update('a').digest('hex')).toBe(
    crypto.createHash(name).update('a').digest('hex'),
  );
});

it('makes keys from passwords as Node does', () => {
  expect(cryptoModule.pbkdf2Sync('p', 's', 10, 16, 'sha256')).toEqual(
    crypto.pbkdf2Sync('p', 's', 10, 16, 'sha256'),
  );
  expect(cryptoModule.scryptSync('p', 's', 16)).toEqual(crypto.scryptSync('p', 's', 16));
  expect(cryptoModule.hkdfSync('sha256', 'k', 's', 'i', 16)).toEqual(
    crypto.hkdfSync('sha256', 'k', 's', 'i', 16),
  );
  expect(() => cryptoModule.pbkdf2Sync('p', 's', 1, 1, 'none')).toThrow('Invalid digest: none');
});
