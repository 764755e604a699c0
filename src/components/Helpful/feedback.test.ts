import {expect, it} from 'vitest';
import {newDiscussion, newIssue} from '../../lib/prefilled';
import {toFeedback} from './feedback';

const page = {
  path: '/docs/a&b',
  address: 'https://site.example/docs/a&b',
  section: 'Docs',
  version: '0.85.49',
};

it('names the page, its section and the version', () => {
  const url = new URL(newIssue('https://github.com/o/r', toFeedback(page, false)));
  expect(url.origin + url.pathname).toBe('https://github.com/o/r/issues/new');
  expect(url.searchParams.get('title')).toBe('This page did not help: /docs/a&b');
  expect(url.searchParams.get('body')!.split('\n').slice(-4)).toEqual([
    'Page: https://site.example/docs/a&b',
    'Section: Docs',
    'Wing: 0.85.49',
    '',
  ]);
});

it('opens a discussion for praise', () => {
  const url = new URL(newDiscussion('https://github.com/o/r', toFeedback(page, true)));
  expect(url.pathname).toBe('/o/r/discussions/new');
  expect(url.searchParams.get('category')).toBe('general');
  expect(url.searchParams.get('title')).toBe('This page helped: /docs/a&b');
});
