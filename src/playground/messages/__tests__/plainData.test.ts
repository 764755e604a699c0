import {describe, expect, it} from 'vitest';
import {isPlainData} from '../plainData';

describe('isPlainData', () => {
  it.each([[1], ['a'], [null], [undefined], [true], [[1, ['a']]], [{a: {b: [undefined]}}]])(
    'takes %j',
    (value) => {
      expect(isPlainData(value)).toBe(true);
    },
  );

  it.each([
    ['a function', () => undefined],
    ['an instance', new Date()],
    ['a map', {a: new Map()}],
    ['bytes', [new Uint8Array(1)]],
    ['a large number', {a: 1n}],
  ])('rejects %s', (_name, value) => {
    expect(isPlainData(value)).toBe(false);
  });

  it('rejects a value that is too deep, too long, or too large', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 10_000; depth++) deep = [deep];
    expect(isPlainData(deep)).toBe(false);
    const long = 'a'.repeat(3_000_000);
    expect(isPlainData(Array.from({length: 6}, () => long))).toBe(true);
    expect(isPlainData(Array.from({length: 7}, () => long))).toBe(false);
    expect(isPlainData(Array.from({length: 300_000}, () => 1))).toBe(false);
  });

  it('rejects a circular value', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(isPlainData(circle)).toBe(false);
  });
});
