import {deflateSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {inflateUpTo, TooLargeError} from '../inflate';

describe('inflateUpTo', () => {
  it('unpacks what is in many steps', async () => {
    const bytes = Uint8Array.from({length: 20_000}, (_, index) => Math.imul(index, 2654435761) >>> 13);
    const packed = deflateSync(bytes);
    expect(packed.byteLength).toBeGreaterThan(2000);
    expect(await inflateUpTo(20_000, packed)).toEqual(bytes);
    await expect(inflateUpTo(19_999, packed)).rejects.toThrow(TooLargeError);
  });

  it('stops early at what would take all memory: before it comes to what is no deflate', async () => {
    const bomb = deflateSync(new Uint8Array(8_000_000), {level: 9});
    bomb.fill(0xff, bomb.byteLength / 2);
    await expect(inflateUpTo(8_000_000, bomb)).rejects.not.toThrow(TooLargeError);
    await expect(inflateUpTo(100_000, bomb)).rejects.toThrow(TooLargeError);
  });

  it('refuses what was cut off', async () => {
    const packed = deflateSync(new TextEncoder().encode('bring cloud;'.repeat(9)));
    await expect(inflateUpTo(1000, packed.subarray(0, -2))).rejects.toThrow();
  });
});
