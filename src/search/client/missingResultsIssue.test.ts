import {expect, it} from 'vitest';
import {missingResultsIssue} from './missingResultsIssue';

it('has the query in its title and its text, whatever it is, and the version', () => {
  const url = new URL(missingResultsIssue('https://github.com/winglang/wing', 'a & "b" ?? #1', '0.85.49'));
  expect(url.origin + url.pathname).toBe('https://github.com/winglang/wing/issues/new');
  expect([...url.searchParams]).toEqual([
    ['title', 'Search on the website finds nothing for "a & "b" ?? #1"'],
    ['body', 'Query: a & "b" ?? #1\nWing: 0.85.49\n'],
  ]);
});
