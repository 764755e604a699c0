import {deflateSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {inflateUpTo, TooLargeError} from '../inflate';

describe('inflateUpTo', () => {
  it('unpacks in many steps', async () => {
    const bytes = Uint8Array.from({length: 20_000}, (_, index) => Math.imul(index, 2654435761) >>> 13);
    const packed = deflateSync(bytes);
    expect(packed.byteLength).toBeGreaterThan(2000);
    expect(await inflateUpTo(20_000, packed)).toEqual(bytes);
    await expect(inflateUpTo(19_999, packed)).rejects.toThrow(TooLargeError);
  });

  it('stops a bomb early, before it gets to the part that is not deflate', async () => {
    const bomb = deflateSync(new Uint8Array(8_000_000), {level: 9});
    bomb.fill(0xff, bomb.byteLength / 2);
    await expect(inflateUpTo(8_000_000, bomb)).rejects.not.toThrow(TooLargeError);
    await expect(inflateUpTo(100_000, bomb)).rejects.toThrow(TooLargeError);
  });

  it('rejects input that was cut off', async () => {
    const packed = deflateSync(new TextEncoder().encode('bring cloud;'.repeat(9)));
    await expect(inflateUpTo(1000, packed.subarray(0, -2))).rejects.toThrow();
  });
});
