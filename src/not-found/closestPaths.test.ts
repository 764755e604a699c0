// cspell:ignore comunity simulater
import {describe, expect, it} from 'vitest';
import {closestPaths} from './closestPaths';

const PATHS = [
  '/',
  '/blog',
  '/blog/2024/08/29/updated-roadmap',
  '/community',
  '/contact',
  '/docs',
  '/docs/concepts/inflights',
  '/docs/concepts/simulator',
  '/docs/platforms/sim',
  '/docs/start-here/installation',
  '/docs/typescript/intro',
  '/install',
];

describe('closestPaths', () => {
  it.each([
    ['/docs/concepts/inflight', '/docs/concepts/inflights'],
    ['/docs/inflights', '/docs/concepts/inflights'],
    ['/docs/concept/simulater', '/docs/concepts/simulator'],
    ['/Community.html', '/community'],
    ['/comunity', '/community'],
    ['/blog/2024/8/29/updated-road-map', '/blog/2024/08/29/updated-roadmap'],
    ['/docs/start-here/local-installation', '/docs/start-here/installation'],
    ['/docs/docs', '/docs'],
  ])('takes %s for a slip of %s', (wrong, closest) => {
    expect(closestPaths(wrong, PATHS, 3)[0]).toBe(closest);
  });

  it('proposes nothing where nothing is close', () => {
    expect(closestPaths('/wp-login.php', PATHS, 3)).toEqual([]);
    expect(closestPaths('/', PATHS, 3)).toEqual([]);
  });

  it('proposes no more than asked for', () => {
    expect(closestPaths('/docs/sim', ['/docs/sim/a', '/a/sim', '/b/sim', '/c/sim'], 2)).toHaveLength(2);
  });
});
