import {describe, expect, it} from 'vitest';
import {kindOf} from './kinds';

const kind = (path: string, baseUrl = '/') => kindOf(new URL(path, 'https://wing.example'), baseUrl);

describe('kindOf', () => {
  it.each([
    ['/', 'page'],
    ['/docs', 'page'],
    ['/docs/learn/hello-world?from=mail', 'page'],
    ['/search', 'page'],
    ['/playground', 'page'],
    ['/docs.html', 'page'],
    ['/docs/learn/index.html', 'page'],
    ['/playground.html', 'page'],
    ['/assets/css/other.0d7c0f18c87188ee.css', 'file'],
    ['/playground/0.85.49-0598cf21eeab/wingc.wasm', 'engine'],
    ['/playground/0.85.49-0598cf21eeab/sandbox.htm', 'sandbox'],
    ['/playground/0.85.49-0598cf21eeab/sandbox-network.htm', 'sandbox'],
    ['/playground/0.85.49-0598cf21eeab/sandbox-embedded.htm', 'sandbox'],
    ['/search/names.json', 'data'],
    ['/img/favicon.svg', 'data'],
    ['/site-paths.json', 'data'],
    ['/favicon.ico', 'data'],
  ])('%s is a %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  it.each([
    '/service-worker.js',
    '/offline.json',
    '/blog/rss.xml',
    '/docs/sitemap.xml',
    '/sha256sums.txt',
    '/docs/a.html.md',
  ])('leaves %s to the browser', (path) => {
    expect(kind(path)).toBeUndefined();
  });

  it('knows the site below its path, and no other site of the origin', () => {
    expect(kind('/wing/docs', '/wing/')).toBe('page');
    expect(kind('/wing/assets/js/1.js', '/wing/')).toBe('file');
    expect(kind('/docs', '/wing/')).toBeUndefined();
    expect(kind('/wingding', '/wing/')).toBeUndefined();
  });
});
