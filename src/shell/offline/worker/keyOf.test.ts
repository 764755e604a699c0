import {describe, expect, it} from 'vitest';
import {keyOf} from './keyOf';

describe('keyOf', () => {
  const key = (path: string, baseUrl = '/') => keyOf(`https://wing.example${path}`, baseUrl);

  it.each([
    ['/search?q=a#b', '/search'],
    ['/docs/why-wing.html?q=a.html', '/docs/why-wing'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/reindex.html', '/docs/reindex'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/img/', '/img'],
  ])('%s has the name of its page', (path, expected) => {
    expect(key(path)).toBe(`https://wing.example${expected}`);
  });

  it.each([
    '/playground/0.85.49-0598cf21eeab/sandbox.htm',
    '/playground/0.85.49-0598cf21eeab/sandbox.html',
    '/assets/frame.html',
    '/search/names.json',
  ])('%s has its own', (path) => {
    expect(key(`${path}?q=a`)).toBe(`https://wing.example${path}`);
  });

  it('knows the home page of a site below a path', () => {
    for (const path of ['/wing/', '/wing/index.html'])
      expect(key(path, '/wing/')).toBe('https://wing.example/wing/');
    expect(key('/other/index.html', '/wing/')).toBe('https://wing.example/other/index.html');
  });
});
