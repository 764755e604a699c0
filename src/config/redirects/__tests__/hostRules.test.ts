import {describe, expect, it} from 'vitest';
import {toHostRules} from '../hostRules';

const rules = {
  exact: {'/old': '/new', '/split/one': {to: '/new', sections: {a: '/a'}}, '/away': 'https://example.org'},
  wildcards: {'/old/*': '/new/*', '/split/*': '/new/*', '/pages/*': '/new/*'},
};

describe('toHostRules', () => {
  it('puts exact paths before wildcards, below the base URL, other sites for now only, and leaves split pages to their stubs', () => {
    expect(toHostRules(rules, ['/pages/a', '/new'], '/wing/')).toBe(
      '/wing/old /wing/new 301\n/wing/away https://example.org 302\n/wing/old/* /wing/new/:splat 301\n',
    );
  });

  it('keeps a wildcard above a path that has a line itself, and one that leads elsewhere', () => {
    const exact = {'/old/one': '/one'};
    const wildcards = {'/old/*': '/new/*', '/away/*': 'https://example.org/*'};
    expect(toHostRules({exact, wildcards}, ['/one'], '/wing/')).toBe(
      '/wing/old/one /wing/one 301\n/wing/old/* /wing/new/:splat 301\n/wing/away/* https://example.org/:splat 302\n',
    );
  });

  it('leaves out a wildcard that would take a page or a stub where rules come before files', () => {
    const text = toHostRules(rules, ['/pages/a', '/old/b'], '/');
    expect(text).not.toContain('*');
  });
});
