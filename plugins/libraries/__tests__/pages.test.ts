import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {PAGES} from '../facts';
import {readLibraries} from '../list';
import {pageProblems} from '../pages';

const root = path.join(__dirname, '../../..');
const libraries = readLibraries(root);

describe('the pages of the libraries', () => {
  it('are one for each in the list', () => {
    const files = fs.readdirSync(path.join(root, PAGES));
    expect(
      pageProblems(
        libraries.map(({name}) => name),
        files,
      ),
    ).toEqual([]);
  });

  it.each(libraries.map(({name, title}) => [name, title]))('%s has the title of the list', (name, title) => {
    const {data} = matter(fs.readFileSync(path.join(root, PAGES, `${name}.md`), 'utf8'));
    expect(data.title).toBe(title);
  });

  it('are refused where one is missing, and where one is of no library', () => {
    expect(pageProblems(['box', 'shelf'], ['box.md', 'drawer.md'])).toEqual([
      'docs/libraries/winglibs/shelf.md is missing',
      'docs/libraries/winglibs/drawer.md is the page of no library in the list',
    ]);
  });
});
