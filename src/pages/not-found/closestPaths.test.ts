// cspell:ignore comunity dosc installxxxxx quxxe simulater
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

  const closest = (wrong: string, ...paths: string[]) => closestPaths(wrong, paths, 9);

  it('puts the closest first, of several the shortest, and then by the alphabet', () => {
    expect(
      closest('/docs/concepts/simulator', '/simulator', '/docs/x/simulator', '/docs/concepts/simulator'),
    ).toEqual(['/docs/concepts/simulator', '/docs/x/simulator', '/simulator']);
    expect(closest('/sim', '/b/sim', '/docs/sim', '/a/sim')).toEqual(['/a/sim', '/b/sim', '/docs/sim']);
    expect(closest('/docs/concepts/quxxe', '/docs/x/queue', '/quxxe')).toEqual(['/quxxe', '/docs/x/queue']);
  });

  it.each([
    ['two wrong letters of five', '/quxxe', '/queue'],
    ['half of the words', '/redis-cache', '/queue-redis'],
    ['a typo on a page of the same folder', '/docs/quxxe', '/docs/queue'],
    ['a typo in the folder as well', '/dosc/quxxe', '/docs/queue'],
    ['one letter, in a folder that has another name', '/x/a', '/y/a'],
  ])('forgives %s', (_what, wrong, path) => {
    expect(closest(wrong, path)).toEqual([path]);
  });

  it.each([
    ['five wrong letters of twelve', '/installxxxxx', '/installation'],
    ['two words of three that are others', '/redis-cache-time', '/queue-redis'],
    ['a word that is one of many', '/installation', '/local-installation-guide'],
    ['letters that stand alone', '/a-b', '/b-c'],
    ['a typo on a page of another folder', '/blog/quxxe', '/docs/queue'],
    [
      'a typo on a page of a folder that shares half of its words',
      '/redis-cache/quxxe',
      '/queue-redis/queue',
    ],
  ])('does not forgive %s', (_what, wrong, path) => {
    expect(closest(wrong, path)).toEqual([]);
  });

  it('reads the ending of a file, and zeros at the beginning of a number, as nothing', () => {
    expect(closest('/docs/sim.html', '/docs/sim-html', '/docs/sim')[0]).toBe('/docs/sim');
    expect(closest('/docs/index.html', '/docs/index-html', '/docs')[0]).toBe('/docs');
    expect(closest('/page.html5', '/page5', '/page.html5')[0]).toBe('/page.html5');
    expect(closest('/2024/8', '/2024/008', '/2024/9')).toEqual(['/2024/008']);
    expect(closest('/v/105', '/v/15', '/v/105')[0]).toBe('/v/105');
    expect(closest('/v/0', '/v/0')).toEqual(['/v/0']);
  });
});
