import {describe, expect, it} from 'vitest';
import {searchWords} from './searchWords';

describe('searchWords', () => {
  it.each([
    ['/docs/why-wings', 'why wings'],
    ['/docs/cloud.Bucket/', 'cloud Bucket'],
    ['/docs/why-wing.html', 'why wing'],
    ['/docs/page.html5', 'page html5'],
    ['/a/b/c/why--wing', 'why wing'],
    ['/docs/caf%C3%A9', 'café'],
    ['/docs/inflight%20functions', 'inflight functions'],
    ['/docs/%E3%82%AD%E3%83%A5%E3%83%BC', 'キュー'],
    ['/docs/a%2Fb', 'a b'],
    ['/docs/100%', '100'],
    ['/docs/%FFqueue', 'FFqueue'],
    ['/', ''],
    ['/--', ''],
  ])('makes of %s "%s"', (pathname, words) => {
    expect(searchWords(pathname)).toBe(words);
  });
});
