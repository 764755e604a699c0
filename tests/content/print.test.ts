/** The documents for printing. They are none of the pages: what tests ask of all pages, they do not ask of these. */
import {describe, expect, it} from 'vitest';
import {printRules, wholeBook} from '../../src/config/print';
import {readEnvironment} from '../../src/config/environment';
import {attributesOf, readBuiltSite} from '../support/builtSite';
import {printedPages, printProblems} from './print';

const site = readBuiltSite();
const origin = readEnvironment({}).url;
const [list] = site.printDocuments.filter(({path}) => path === '/docs/print');
const documents = site.printDocuments.filter((document) => document !== list);
const sections = documents.filter(({path}) => !path.endsWith(`/${wholeBook.id}`));

/** Pages of the documentation that are made from a file, or from an example. */
const written = site.pages.filter(
  ({path, $}) =>
    $('html').is('[class*="docs-doc-id-"].plugin-id-default') || /^\/docs\/examples\/./.test(path),
);

describe('a document for printing', () => {
  it.each(documents)('$path is whole', (document) => {
    expect(printProblems(site, document, origin)).toEqual([]);
  });

  it('has each page of the documentation, and no other has it', () => {
    const printed = sections.flatMap(printedPages);
    expect([...printed].sort()).toEqual(written.map(({path}) => path).sort());
    expect(printRules.filter(({id}) => !sections.some(({path}) => path.endsWith(`/${id}`)))).toEqual([]);
  });

  it('has its pages in the order in which they lead to each other', () => {
    const places = new Map(
      sections.flatMap((section) => printedPages(section).map((path, at) => [path, {section, at}])),
    );
    const wrong = written.flatMap(({path, $}) => {
      const next = places.get($('.pagination-nav__link--next').attr('href') ?? '');
      const own = places.get(path)!;
      return next && next.section === own.section && next.at <= own.at ? [path] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('with everything has all of them, in the order of the others', () => {
    const book = documents.find(({path}) => path.endsWith(`/${wholeBook.id}`))!;
    const listed = attributesOf(list!.$, '.print-list a', 'href').filter((path) => path !== book.path);
    const inOrder = listed.flatMap((path) => printedPages(sections.find((one) => one.path === path)!));
    expect(printedPages(book)).toEqual(inOrder);
  });

  it('is in the list, as all others', () => {
    expect(attributesOf(list!.$, '.print-list a', 'href').sort()).toEqual(
      documents.map(({path}) => path).sort(),
    );
  });

  it('is in no sitemap and in no list of what is kept for reading offline', () => {
    const named = ['docs/sitemap.xml', 'offline.json', 'site-paths.json'].filter((file) =>
      site.readFile(file).includes('/docs/print'),
    );
    expect(named).toEqual([]);
  });
});
