import {describe, expect, it} from 'vitest';
import {formatStarCount} from './formatStarCount';

describe('formatStarCount', () => {
  it.each([
    [50, '100'],
    [149, '100'],
    [150, '200'],
    [949, '900'],
    [950, '1.0k'],
    [999, '1.0k'],
    [4946, '4.9k'],
    [4950, '5.0k'],
    [12345, '12.3k'],
    [123456, '123.5k'],
    [999_999_949, '999999.9k'],
  ])('shows %i as %s', (count, shown) => {
    expect(formatStarCount(count)).toBe(shown);
  });

  it.each([
    0,
    49,
    -700,
    999_999_950,
    999_999_999,
    1e9,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '4946',
    null,
    undefined,
    {},
  ])('shows nothing for %s', (count) => {
    expect(formatStarCount(count)).toBeUndefined();
  });
});
