import {describe, expect, it} from 'vitest';
import {searchWords} from './searchWords';

describe('searchWords', () => {
  it.each([
    ['/docs/why-wings', 'why wings'],
    ['/docs/cloud.Bucket/', 'cloud Bucket'],
    ['/docs/why-wing.html', 'why wing'],
    ['/docs/page.html5', 'page html5'],
    ['/a/b/c/why--wing', 'why wing'],
    ['/', ''],
    ['/--', ''],
  ])('makes of %s "%s"', (pathname, words) => {
    expect(searchWords(pathname)).toBe(words);
  });
});
