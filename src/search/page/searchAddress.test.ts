import {describe, expect, it} from 'vitest';
import {readSearchAddress, writeSearchAddress} from './searchAddress';

describe('the address of the search page', () => {
  it.each([
    ['', {query: '', sections: [], page: 1}],
    ['?q=bucket', {query: 'bucket', sections: [], page: 1}],
    ['?q=let+var&section=api&section=learn&page=3', {query: 'let var', sections: ['api', 'learn'], page: 3}],
    ['?q=%3F%3F', {query: '??', sections: [], page: 1}],
  ] as const)('is read and written: %s', (search, address) => {
    expect(readSearchAddress(search)).toEqual(address);
    expect(writeSearchAddress(address)).toBe(search);
  });

  it.each([
    ['?section=nothing&section=blog', {query: '', sections: ['blog'], page: 1}],
    ['?q=a&page=0', {query: 'a', sections: [], page: 1}],
    ['?q=a&page=-2', {query: 'a', sections: [], page: 1}],
    ['?q=a&page=x', {query: 'a', sections: [], page: 1}],
    ['?q=a&page=2x', {query: 'a', sections: [], page: 1}],
    ['?q=a&page=x2', {query: 'a', sections: [], page: 1}],
    ['?q=a&page=1234', {query: 'a', sections: [], page: 1234}],
    ['?q=a&page=12345', {query: 'a', sections: [], page: 1}],
    ['?q=%20a%20', {query: 'a', sections: [], page: 1}],
  ])('passes over what it does not know: %s', (search, address) => {
    expect(readSearchAddress(search)).toEqual(address);
  });

  it.each([
    ['the query', `?q=${'a'.repeat(15_000)}`, 'a'.repeat(300)],
    ['a query of escapes', `?q=${'%F0%9F%98%80'.repeat(500)}`, '😀'.repeat(150)],
    ['a sign at the end', `?q=${'a'.repeat(299)}😀`, `${'a'.repeat(299)}\uFFFD`],
  ])('reads the beginning of %s when it is too long', (_, search, query) => {
    expect(readSearchAddress(search).query).toBe(query);
  });

  it('has the sections in the order of the filters, whatever their order was', () => {
    expect(readSearchAddress('?section=blog&section=api').sections).toEqual(['api', 'blog']);
  });
});
