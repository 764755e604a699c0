import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {readRecords} from '../readSite';

const PAGE = `<html><head><meta name=docsearch:docusaurus_tag content=default></head><body><main><h1>Page</h1></main>`;
const roots: string[] = [];

afterEach(() => roots.splice(0).forEach((root) => rmSync(root, {recursive: true})));

function siteOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'search-'));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

describe('readRecords', () => {
  it('has the pages in the order of their paths, without those that only lead to others', () => {
    const root = siteOf({
      'index.html': PAGE,
      'docs/b.html': PAGE,
      'docs/a/index.html': PAGE,
      'old.html': '<html><head></head><body><main><h1>Moved</h1></main>',
      '404.html': PAGE,
      'search.html': PAGE,
      'docs/index-of-pages.html': PAGE,
      'blog/tags.html': PAGE,
      'blog/tags/wing.html': PAGE,
      'blog/authors.html': PAGE,
      'blog/archive.html': PAGE,
      'assets/a.js': '',
    });
    expect(readRecords(root).map(({path}) => path)).toEqual(['/', '/docs/a', '/docs/b']);
  });

  it('has no records of a site that is not there', () => {
    expect(() => readRecords('/nowhere/at/all')).toThrow('/nowhere/at/all');
  });
});
