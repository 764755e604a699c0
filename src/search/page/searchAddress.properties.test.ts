import fc from 'fast-check';
import {expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from '@site/src/config/search';
import {SECTIONS} from '@site/src/config/sections';
import {hostileText, mutated, neverBreaks} from '@site/tests/support/hostile';
import {missingResultsIssue} from '../client/missingResultsIssue';
import {readSearchAddress, toQuery, writeSearchAddress, type SearchAddress} from './searchAddress';

const address = fc.record<SearchAddress>({
  query: hostileText(400).map(toQuery),
  sections: fc.subarray(SECTIONS.map(({id}) => id)),
  page: fc.integer({min: 1, max: 9_999}),
});

it('an address that the page writes is read as it was', () => {
  neverBreaks(
    address,
    (written) => readSearchAddress(writeSearchAddress(written)),
    (read, written) => expect(read).toEqual(written),
  );
});

it('any other address gives a query, sections and a page within their bounds', () => {
  const search = fc.oneof(mutated(address.map(writeSearchAddress)), hostileText(20_000));
  neverBreaks(search, readSearchAddress, ({query, sections, page}) => {
    expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(() => encodeURIComponent(query)).not.toThrow();
    expect(query).toBe(query.trim());
    expect(sections.length).toBeLessThanOrEqual(SECTIONS.length);
    expect(page).toBeGreaterThan(0);
    expect(page).toBeLessThan(10_000);
  });
});

it('a report about a query leads to the repository, whatever the query is', () => {
  neverBreaks(
    hostileText(),
    (query) => new URL(missingResultsIssue('https://github.com/winglang/wing', query, '1.2.3')),
    ({origin, pathname, searchParams}) => {
      expect(origin + pathname).toBe('https://github.com/winglang/wing/issues/new');
      expect([...searchParams.keys()]).toEqual(['title', 'body']);
    },
  );
});
