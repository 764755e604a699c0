import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {addData} from '../addData';
import {readFacts} from '../facts';
import {toData} from '../toData';

const SITE = 'https://wing.example/site/';
const OTHER =
  '<script type=application/ld+json>{"@context":"https://schema.org","@type":"BreadcrumbList"}</script>';

const CRUMBS =
  '<ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page" href=/site/><svg></svg></a>' +
  '<li class=breadcrumbs__item><span>Folder</span><li class="breadcrumbs__item"><span>Use &amp; do</span></ul>';

const page = (root: string, path: string, body = '', description = 'content="What it does."') =>
  `<html class="${root}"><head><link rel=canonical href=https://wing.example/site/${path} />` +
  `<meta name=description ${description}>${OTHER}</head><body>${body}<header><h1>Use <code>it</code>?</h1></header>` +
  '<p>With <b>care</b>.</p><time datetime=2026-01-02T03:04:05.000Z itemprop=dateModified>';

const dataOf = (path: string, html: string) =>
  toData(readFacts(path, html)!, SITE)['@graph'] as unknown as object[];

describe('structured data', () => {
  it('of a page of the documentation has its heading, day and breadcrumbs', () => {
    expect(dataOf('/docs/a', page('docs-doc-page docs-doc-id-a', 'docs/a', CRUMBS))).toEqual([
      {
        '@type': 'TechArticle',
        headline: 'Use it?',
        url: `${SITE}docs/a`,
        description: 'What it does.',
        dateModified: '2026-01-02T03:04:05.000Z',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {'@type': 'ListItem', position: 1, name: 'Home page', item: SITE},
          {'@type': 'ListItem', position: 2, name: 'Use & do', item: `${SITE}docs/a`},
        ],
      },
    ]);
  });

  it('of a question has the first paragraph as its answer', () => {
    const [, faq] = dataOf('/docs/faq/a', page('docs-doc-id-faq/a', 'docs/faq/a'));
    expect(faq).toEqual({
      '@type': 'FAQPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Use it?',
        acceptedAnswer: {'@type': 'Answer', text: 'With care.'},
      },
    });
  });

  it.each([
    ['/', 'plugin-pages', ['WebSite']],
    ['/docs/examples/a', 'example-page', ['SoftwareSourceCode', 'BreadcrumbList']],
    ['/blog/2026/a', 'blog-post-page', ['BreadcrumbList']],
    ['/docs/category/a', 'docs-doc-page', ['CollectionPage']],
    ['/install', 'mdx-page', ['WebPage']],
  ])('of %s with the class %s are %j', (path, root, types) => {
    expect(dataOf(path, page(root, 'a'))).toMatchObject(types.map((type) => ({'@type': type})));
  });

  it('reads a description in either quotes', () => {
    expect(readFacts('/a', page('', 'a', '', `content='Say "hi".'`))?.description).toBe('Say "hi".');
  });

  it('is for pages only that search engines list', () => {
    const html = page('', 'search').replace('</head>', '<meta name=robots content="noindex, follow"></head>');
    expect(readFacts('/search', html)).toBeUndefined();
  });
});

it('takes the place of other breadcrumbs, and ends no element early', () => {
  const built = new BuiltPage('a.html', page('docs-doc-id-a', 'a', '', 'content="&lt;/script>"'));
  addData([built], SITE);
  expect(built.html).not.toContain(OTHER);
  expect(built.html).toContain('"description":"\\u003c/script>"');
});
