import {describe, expect, it} from 'vitest';
import {createLineLimit} from '../lineLimit';

describe('createLineLimit', () => {
  it('lets lines through up to the limit, and counts the rest', () => {
    const limit = createLineLimit({lines: 3});
    expect(['a', '', 'b\n', 'c', '', 'd\ne\n'].map((text) => limit.take(text))).toEqual([
      'a',
      '',
      'b\n',
      undefined,
      undefined,
      undefined,
    ]);
    expect(limit.dropped).toBe(4);
  });

  it('cuts a text of many lines', () => {
    const limit = createLineLimit({lines: 2});
    expect(limit.take('a\nb\nc\nd')).toBe('a\nb\n');
    expect(limit.dropped).toBe(2);
  });

  it('cuts a long line, which counts as dropped', () => {
    const limit = createLineLimit({characters: 5});
    expect(limit.take('abc')).toBe('abc');
    expect(limit.take('delta\ni')).toBe('de');
    expect(limit.dropped).toBe(2);
    expect(limit.take('j')).toBeUndefined();
    expect(limit.dropped).toBe(3);
  });

  it('is exact at the border', () => {
    const limit = createLineLimit({lines: 2, characters: 4});
    expect(limit.take('ab')).toBe('ab');
    expect(limit.take('cd')).toBe('cd');
    expect(limit.dropped).toBe(0);
  });
});
