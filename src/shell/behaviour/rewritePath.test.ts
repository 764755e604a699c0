import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {hostileText, neverBreaks} from '../../../tests/support/hostile';
import {barePath, rewritePath} from './rewritePath';
import type {SiteSettings} from '../../lib/page/settings';

const ORIGIN = 'https://wing.example';

/** Opens an address where the host answers with the page whose canonical path is given, and tells where the reader ends. */
function open(address: string, {builtFor = '/404.html', baseUrl = '/', referrer = ''} = {}): string {
  let at = new URL(ORIGIN + address);
  const {pathname, search, hash, href} = at;
  const go = (to: string) => void (at = new URL(to, at));
  const replaceState = (_state: unknown, _title: string, to: string) => {
    go(to);
    // What a browser does.
    if (at.origin !== ORIGIN) throw new DOMException('another origin', 'SecurityError');
  };
  const page = {
    location: {pathname, search, hash, href, replace: go},
    history: {state: null, replaceState},
  };
  vi.stubGlobal('window', page);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('document', {referrer, querySelector: () => ({href: ORIGIN + builtFor})});
  rewritePath({baseUrl} as SiteSettings);
  return at.href.startsWith(ORIGIN) ? at.href.slice(ORIGIN.length) : at.href;
}

describe('rewritePath', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/docs.html?a=1#top', '/docs?a=1#top'],
    ['/docs/index.html', '/docs'],
    ['/docs/', '/docs'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs', '/docs'],
    ['/404.html', '/404.html'],
  ])('asks for the right address of %s', (address, expected) => {
    expect(open(address)).toBe(expected);
  });

  it.each([
    ['//example.com/', '/example.com'],
    ['///example.com//', '/example.com'],
    ['/\\example.com/x.html', '/example.com/x'],
    ['/.//example.com', '/example.com'],
    ['//', '/'],
  ])('%s does not lead to another site', (address, expected) => {
    expect(open(address)).toBe(expected);
    expect(open(address, {builtFor: '/docs'})).toBe(expected);
  });

  it('puts the address right where the page has come', () => {
    expect(open('/wing/docs/?a', {builtFor: '/wing/docs', baseUrl: '/wing/'})).toBe('/wing/docs?a');
    expect(open('/wing/index.html', {builtFor: '/wing/', baseUrl: '/wing/'})).toBe('/wing/');
    expect(open('//docs', {builtFor: '/docs'})).toBe('/docs');
  });

  it('does not ask again for what led here', () => {
    expect(open('/x/?a#b', {referrer: `${ORIGIN}/x/?a`})).toBe('/x/?a#b');
  });
});

describe('barePath', () => {
  const paths = fc
    .tuple(
      fc.constantFrom('/', '//', '/\\', '/wing/', '/./'),
      hostileText(3_000),
      fc.constantFrom('', '/', '.html'),
    )
    .map(([start, text, end]) => new URL(ORIGIN + start + text.replace(/[?#]/g, '') + end).pathname);

  it.each(['/', '/wing/'])('stays on the site and is done once, below %s', (baseUrl) => {
    neverBreaks(
      paths,
      (path) => barePath(path, baseUrl),
      (bare, path) => {
        if (path.length > 2_000) return expect(bare).toBe(path);
        expect(new URL(bare, ORIGIN).origin).toBe(ORIGIN);
        expect(bare).toMatch(/^\/(?!\/)/);
        expect(bare.length).toBeLessThanOrEqual(Math.max(path.length, baseUrl.length));
      },
    );
  });
});
