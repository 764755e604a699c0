import {expect, it} from 'vitest';
import {readSitePaths, SITE_PATHS_FILE} from './sitePaths';

const NOTHING = {pages: [], redirects: {exact: {}, wildcards: {}}};

it('the file stands at the top of the site', () => {
  expect(SITE_PATHS_FILE).toBe('site-paths.json');
});

it('the paths are those of the file, and nothing beside them', () => {
  const paths = {
    pages: [['/docs', 'Creating a project']],
    redirects: {exact: {'/old': '/docs'}, wildcards: {}},
  };
  expect(readSitePaths({...paths, more: 1})).toEqual(paths);
});

it.each([
  null,
  undefined,
  'a page of the host',
  [],
  {},
  {pages: []},
  {redirects: {}},
  {pages: {}, redirects: {}},
])('%j, which is not the file, has none', (data) => expect(readSitePaths(data)).toEqual(NOTHING));
