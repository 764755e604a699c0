import path from 'node:path';
import {expect, it} from 'vitest';
import {readLibraries} from '../../src/pages/libraries/list';
import {readBuiltSite} from '../support/builtSite';

const FOLDER = '/docs/libraries/winglibs/';

it('the sidebar marks the libraries that npm cannot install', () => {
  const libraries = readLibraries(path.join(import.meta.dirname, '../..'));
  const {$} = readBuiltSite().pages.find((page) => page.path === `${FOLDER}${libraries[0]!.name}`)!;
  const marked = [...$(`aside nav a[href^="${FOLDER}"]`)]
    .filter((link) => $(link).text().endsWith('(source only)'))
    .map((link) => $(link).attr('href')!.slice(FOLDER.length));
  const expected = libraries.filter(({published}) => published === null).map(({name}) => name);
  expect(marked.sort()).toEqual(expected.sort());
});
