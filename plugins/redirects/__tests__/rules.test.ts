import {describe, expect, it} from 'vitest';
import {normalisePath, resolveRedirect} from '../rules';

const rules = {
  exact: {'/old': '/new', '/old/split': {to: '/new', sections: {tools: '/tools'}}},
  wildcards: {'/old/*': '/new/*', '/away/*': 'https://example.org/*'},
};

describe('resolveRedirect', () => {
  it.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/old.html', '/new'],
    ['/old/index.html', '/new'],
    ['/old/page', '/new/page'],
    ['/old/page/below', '/new/page/below'],
    ['/away/page', 'https://example.org/page'],
  ])('leads %s to %s', (from, to) => {
    expect(resolveRedirect(from, rules)).toEqual({to});
  });

  it('prefers an exact entry to a wildcard', () => {
    expect(resolveRedirect('/old/split', rules)).toEqual({to: '/new', sections: {tools: '/tools'}});
  });

  it.each(['/', '/older', '/away', '/away/', '/toString', '/constructor'])('leaves %s alone', (path) => {
    expect(resolveRedirect(path, rules)).toBeUndefined();
  });
});

describe('normalisePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/a/index.html', '/a'],
    ['/a.html', '/a'],
    ['/a//', '/a'],
    ['/a/html', '/a/html'],
  ])('makes %s into %s', (path, expected) => {
    expect(normalisePath(path)).toBe(expected);
  });
});
