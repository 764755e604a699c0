import {describe, expect, it} from 'vitest';
import {redirectFor} from './redirectFor';

const rules = {
  exact: {'/old': '/new', '/part': '/new#part', '/split': {to: '/new', sections: {tools: '/tools'}}},
  folders: {'/old': '/now'},
  wildcards: {'/old/*': '/new/*', '/away/*': 'https://example.org/*'},
};
const pages = ['/', '/now/moved', '/new', '/tools', '/new/page', '/wing/new/page'];

function follow(address: string, baseUrl = '/'): string | undefined {
  const {pathname, search, hash} = new URL(address, 'https://wing.example');
  return redirectFor({pathname, search, hash}, {baseUrl, rules, hasPage: (path) => pages.includes(path)});
}

describe('redirectFor', () => {
  it.each([
    ['/old', '/new'],
    ['/old/?q=1#a', '/new?q=1#a'],
    ['/old.html', '/new'],
    ['/old/page?q=1#a', '/new/page?q=1#a'],
    ['/old/moved', '/now/moved'],
    ['/part#a', '/new#part'],
    ['/split#tools', '/tools'],
    ['/split#other', '/new#other'],
    ['/away/page?q=1', 'https://example.org/page?q=1'],
  ])('leads %s to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  it('works below a base URL', () => {
    expect(follow('/wing/old/page', '/wing/')).toBe('/wing/new/page');
  });

  it.each([
    ['no rule knows the address', '/unknown', '/'],
    ['the page of a wildcard is not there', '/old/none', '/'],
    ['the address is outside the base URL', '/blog/old/page', '/wing/'],
  ])('leads nowhere when %s', (_why, address, baseUrl) => {
    expect(follow(address, baseUrl)).toBeUndefined();
  });
});
