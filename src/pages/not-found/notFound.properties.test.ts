/** Addresses that strangers send, on the page for those that do not exist. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {hostileData, hostileText, INHERITED, mutated, neverBreaks} from '../../../tests/support/hostile';
import {redirects} from '../../config/redirects/list';
import {exactRedirects} from '../../config/redirects/rules';
import {closestPaths} from './closestPaths';
import {redirectFor} from './redirectFor';
import {searchWords} from './searchWords';
import {readSitePaths} from './sitePaths';

const ORIGIN = 'https://wing.example';
const PAGES = [
  '/',
  '/docs',
  '/docs/concepts/inflights',
  '/docs/learn/closures',
  '/blog/2024/03/13/magazine-008',
];
const exact = Object.fromEntries(exactRedirects(redirects).map(({from, ...target}) => [from, target]));
const rules = {exact, wildcards: {'/old/*': '/docs/*', '/away/*': 'https://elsewhere.example/*'}};

/** As a browser has it: no character of a path is outside of ASCII. */
const address = (text: string) => new URL(ORIGIN + (text.startsWith('/') ? '' : '/') + text);
const addresses = fc
  .oneof(
    hostileText(9_000),
    mutated(fc.constantFrom(...PAGES, ...Object.keys(exact))),
    fc
      .tuple(fc.constantFrom('/a', '/docs', '/0', '//', '/%61'), fc.integer({min: 1, max: 4_000}))
      .map(([part, times]) => part.repeat(times)),
    fc
      .tuple(fc.constantFrom(...Object.keys(exact)), fc.constantFrom(...INHERITED))
      .map(([path, name]) => `${path}#${name}`),
  )
  .map((text) => {
    try {
      return address(text);
    } catch {
      return address(encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')));
    }
  });

describe('a wrong address', () => {
  it('leads to a page of the site, to a place that a rule names, or nowhere', () => {
    const hasPage = (path: string) => PAGES.includes(path);
    neverBreaks(
      addresses,
      (url) => redirectFor(url, {baseUrl: '/', rules, hasPage}),
      (target) => {
        if (target === undefined) return;
        const {origin, pathname} = new URL(target, ORIGIN);
        expect(origin === ORIGIN ? hasPage(pathname) : target.startsWith('https://')).toBe(true);
      },
    );
  });

  it('has at most as many proposals as are wanted, all of them pages', () => {
    neverBreaks(
      addresses,
      ({pathname}) => closestPaths(pathname, PAGES, 3),
      (paths) => {
        expect(paths.length).toBeLessThanOrEqual(3);
        expect(paths.filter((path) => !PAGES.includes(path))).toEqual([]);
      },
    );
  });

  it('is compared with pages by the end of it, and not at all when it is longer than those of any site', () => {
    expect(closestPaths(`${'/a'.repeat(100)}/docs/learn/closure`, PAGES, 3)).toContain(
      '/docs/learn/closures',
    );
    expect(closestPaths(`${'/a'.repeat(4_000)}/docs/learn/closures`, PAGES, 3)).toEqual([]);
  });

  it('makes a short query, of letters and digits', () => {
    neverBreaks(
      addresses,
      ({pathname}) => searchWords(pathname),
      (words) => expect(words).toMatch(/^(?:[\p{L}\p{N}][\p{L}\p{N} ]{0,63})?$/u),
    );
  });

  it('has sections of its own only', () => {
    const moved = {
      exact: {'/old': {to: '/docs', sections: {new: '/docs/concepts/inflights'}}},
      wildcards: {},
    };
    const open = (hash: string) =>
      redirectFor({pathname: '/old', search: '', hash}, {baseUrl: '/', rules: moved, hasPage: () => true});
    expect(open('#new')).toBe('/docs/concepts/inflights');
    for (const name of INHERITED) expect(open(`#${name}`)).toBe(`/docs#${name}`);
  });
});

it('the list of pages is a list, whatever the host answers', () => {
  neverBreaks(hostileData(), readSitePaths, ({pages, redirects: found}) => {
    expect(Array.isArray(pages)).toBe(true);
    expect(found).toBeTruthy();
  });
  expect(readSitePaths({pages: [['/docs', 'Docs']], redirects: rules})).toEqual({
    pages: [['/docs', 'Docs']],
    redirects: rules,
  });
});
