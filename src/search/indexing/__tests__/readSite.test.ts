import {expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {readRecords} from '../readSite';

const PAGE = `<html><head><meta name=docsearch:docusaurus_tag content=default></head><body><main><h1>Page</h1></main>`;

it('has the pages in the order of their paths, without those that only lead to others', () => {
  const searched = ['docs/b.html', 'index.html', 'docs/a/index.html'];
  const others = [
    '404',
    'search',
    'play/embed',
    'docs/index-of-pages',
    'blog/tags',
    'blog/tags/wing',
    'blog/authors',
    'blog/archive',
  ];
  const pages = [...searched, ...others.map((name) => `${name}.html`)].map(
    (file) => new BuiltPage(file, PAGE),
  );
  pages.push(new BuiltPage('old.html', '<html><head></head><body><main><h1>Moved</h1></main>'));
  expect(readRecords(pages).map(({path}) => path)).toEqual(['/', '/docs/a', '/docs/b']);
});
