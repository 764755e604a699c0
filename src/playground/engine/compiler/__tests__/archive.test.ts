import {describe, expect, it} from 'vitest';
import {packFiles, unpackFiles} from '../archive';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('packFiles', () => {
  it('gives what unpackFiles takes apart', () => {
    const files = {'/a/ü.txt': 'naïve', '/empty': '', '/bytes': new Uint8Array([0, 255, 1])};
    expect(unpackFiles(packFiles(files))).toEqual({
      '/a/ü.txt': bytes('naïve'),
      '/empty': bytes(''),
      '/bytes': new Uint8Array([0, 255, 1]),
    });
  });

  it('packs nothing at all', () => {
    expect(unpackFiles(packFiles({}))).toEqual({});
  });
});

describe('unpackFiles', () => {
  it('reads an archive that is a part of a larger buffer', () => {
    const packed = packFiles({'/a': 'text'});
    const larger = new Uint8Array(packed.byteLength + 20);
    larger.set(packed, 10);
    expect(unpackFiles(larger.subarray(10, 10 + packed.byteLength))).toEqual({'/a': bytes('text')});
  });

  it.each([
    [
      'a file that ends too early',
      packFiles({'/a': 'text'}).subarray(0, -1),
      /should have \d+ bytes and has \d+/,
    ],
    [
      'a file that goes on',
      new Uint8Array([...packFiles({'/a': 'text'}), 0]),
      /should have \d+ bytes and has \d+/,
    ],
    ['an empty file', new Uint8Array(), /has no list of its files/],
    ['a page of a server', bytes('<!doctype html><title>Not found</title>'), /has no list of its files/],
  ])('refuses %s', (_what, packed, message) => {
    expect(() => unpackFiles(packed)).toThrow(message);
  });
});
