import {describe, expect, it} from 'vitest';
import {expandFolders, isExternal, normalizePath, resolveRedirects} from '../rules';

const rules = {
  exact: {'/old': '/new', '/old/split': {to: '/new', sections: {tools: '/tools'}}},
  folders: {'/once': '/now/here', '/old': '/now/here'},
  wildcards: {'/old/*': '/new/*', '/away/*': 'https://example.org/*'},
};

describe('resolveRedirects', () => {
  it.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/old.html', '/new'],
    ['/old/index.html', '/new'],
    ['/once/page', '/now/here/page'],
    ['/old/page/below', '/new/page/below'],
    ['/away/page', 'https://example.org/page'],
  ])('leads %s to %s', (from, to) => {
    expect(resolveRedirects(from, rules)).toEqual([{to}]);
  });

  it('prefers an exact entry to a folder, and a folder to a wildcard', () => {
    expect(resolveRedirects('/old/split', rules)).toEqual([{to: '/new', sections: {tools: '/tools'}}]);
    expect(resolveRedirects('/old/page', rules)).toEqual([{to: '/now/here/page'}, {to: '/new/page'}]);
  });

  it.each(['/', '/older', '/away', '/away/', '/toString', '/constructor', '/once', '/once/a/b'])(
    'leaves %s alone',
    (path) => {
      expect(resolveRedirects(path, rules)).toEqual([]);
    },
  );
});

describe('expandFolders', () => {
  it('has a redirect for each page of the folder, and keeps what the list has', () => {
    const pages = [
      '/now/here',
      '/now/here/page',
      '/now/here/split',
      '/now/here/page/below',
      '/now/hereafter',
    ];
    expect(expandFolders(rules, pages)).toEqual({
      exact: {
        ...rules.exact,
        '/once/page': '/now/here/page',
        '/once/split': '/now/here/split',
        '/old/page': '/now/here/page',
      },
      wildcards: rules.wildcards,
    });
  });
});

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/a/index.html', '/a'],
    ['/a.html', '/a'],
    ['/a//', '/a'],
    ['/a/html', '/a/html'],
    ['/a.html/b', '/a.html/b'],
  ])('makes %s into %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});

describe('isExternal', () => {
  it.each(['https://example.org', 'http://example.org/page'])('says that %s is another site', (target) => {
    expect(isExternal(target)).toBe(true);
  });

  it.each(['/page', '//example.org', '/about/https://example.org'])('says that %s is none', (target) => {
    expect(isExternal(target)).toBe(false);
  });
});
