import {describe, expect, it} from 'vitest';
import {toNetlifyRules, toVercelRedirects} from '../hostRules';

const rules = {
  exact: {'/old': '/new', '/split': {to: '/new', sections: {a: '/a'}}, '/away': 'https://example.org'},
  wildcards: {'/old/*': '/new/*'},
};

describe('toNetlifyRules', () => {
  it('puts exact paths before wildcards, below the base URL, and leaves split pages to their stubs', () => {
    expect(toNetlifyRules(rules, '/wing/')).toBe(
      '/wing/old /wing/new 301\n/wing/away https://example.org 301\n/wing/old/* /wing/new/:splat 301\n',
    );
  });
});

describe('toVercelRedirects', () => {
  it('keeps a wildcard away from the paths that have a file', () => {
    const redirects = toVercelRedirects(rules, ['/old/page', '/old/a.b', '/elsewhere', '/old/page']);
    expect(redirects.map(({source}) => source)).toEqual([
      '/old',
      '/away',
      '/old/:path((?!a\\.b/?$|page/?$).+)',
    ]);
  });

  it('writes a pattern that takes other paths and no file', () => {
    const source = toVercelRedirects(rules, ['/old/page']).at(-1)?.source ?? '';
    const pattern = new RegExp(`^${source.replace(':path', '')}$`);
    expect('/old/other').toMatch(pattern);
    expect('/old/page/below').toMatch(pattern);
    expect('/old/pages').toMatch(pattern);
    expect('/old/page').not.toMatch(pattern);
    expect('/old/page/').not.toMatch(pattern);
  });
});
