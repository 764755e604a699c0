import {describe, expect, it} from 'vitest';
import {formatRange, parseRange, pointsOf} from './codePoints';

describe('a unicode-range', () => {
  it('is read and written', () => {
    expect(formatRange(parseRange('U+0061-0063, U+2014,u+20ac'))).toBe('U+61-63,U+2014,U+20AC');
  });

  it('may have wildcards', () => {
    expect(formatRange(parseRange('U+??,U+30??'))).toBe('U+0-FF,U+3000-30FF');
  });

  it('joins neighbours, in whatever order they come', () => {
    expect(formatRange(pointsOf('cab😀x'))).toBe('U+61-63,U+78,U+1F600');
  });

  it('is empty without characters', () => {
    expect(formatRange(pointsOf(''))).toBe('');
  });
});
