import {describe, expect, it} from 'vitest';
import {shardOf, SHARDS} from '../shardOf';

describe('the piece of a path', () => {
  it.each([
    '/docs/tools/Debugging/',
    '/docs/tools/debugging',
    '/docs/tools/Debugging.html',
    '/docs/tools/Debugging/index.html',
    '/d%6Fcs/tools/Debugging',
  ])('is that of its route for %s', (path) => {
    expect(shardOf(path)).toBe(shardOf('/docs/tools/Debugging'));
  });

  it('is another for about every path', () => {
    const pages = Array.from({length: 400}, (_, page) => shardOf(`/docs/page-${page}`));
    const sizes = Array.from({length: SHARDS}, (_, shard) => pages.filter((page) => page === shard).length);
    expect(Math.min(...sizes)).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThan(50);
  });

  it('is there for the home page', () => {
    expect(shardOf('/')).toBe(shardOf('/index.html'));
  });
});
