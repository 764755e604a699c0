import type {Answer, Page} from '../support/builtSite';

/** What marks a page of each kind: the classes that the plugins and the theme give to the root element. */
const PAGE_MARKS: Readonly<Record<string, (root: Root, page: Page) => boolean>> = {
  home: (root, page) => root.hasClass('plugin-pages') && page.path === '/',
  page: (root, page) => root.hasClass('plugin-pages') && page.path !== '/',
  'not-found': (root, page) =>
    root.hasClass('plugin-native') && page.$('h1').first().text() === 'Page Not Found',
  doc: (root, page) => root.hasClass('docs-doc-page') && isWritten(page),
  'doc-category-index': (root, page) => root.hasClass('docs-doc-page') && !isWritten(page),
  'docs-tags-list': (root) => root.hasClass('docs-tags-list-page'),
  'docs-tag': (root) => root.hasClass('docs-tags-doc-list-page'),
  'blog-list': (root) => root.hasClass('blog-list-page'),
  'blog-post': (root) => root.hasClass('blog-post-page'),
  'blog-tags-list': (root) => root.hasClass('blog-tags-list-page'),
  'blog-tag': (root) => root.hasClass('blog-tags-post-list-page'),
  'blog-archive': (root, page) => root.hasClass('plugin-blog') && page.path === '/blog/archive',
  'example-list': (root, page) => root.hasClass('plugin-examples') && page.path === '/docs/examples',
  play: (root) => root.hasClass('playground-page'),
  search: (root) => root.hasClass('plugin-search-algolia'),
  'page-index': (root) => root.hasClass('plugin-page-index'),
  example: (root, page) => root.hasClass('plugin-examples') && page.path !== '/docs/examples',
};

/** The root element of a page. */
type Root = ReturnType<Page['$']>;

/** The root of a page made from a file has a class with the document's id; that of a generated index has none. */
function isWritten(page: Page): boolean {
  return page.$('html[class*="docs-doc-id-"]').length > 0;
}

/** What a file of each kind begins with, after its declaration. */
const FILE_MARKS: Readonly<Record<string, RegExp>> = {
  feed: /<(?:rss|feed)\b/,
  sitemap: /<urlset\b/,
  opensearch: /<OpenSearchDescription\b/,
};

/** Tells what is wrong with an answer that should be of a kind; nothing when it is. */
export function kindProblem(kind: string, answer: Answer): string | undefined {
  if (kind === 'redirect') {
    return answer.type === 'redirect' ? undefined : `is a ${answer.type}, not a redirect`;
  }
  const fileMark = FILE_MARKS[kind];
  if (fileMark) {
    if (answer.type !== 'file') return `is a ${answer.type}, not a file`;
    return fileMark.test(answer.text().slice(0, 2000)) ? undefined : `is a file, but no ${kind}`;
  }
  const pageMark = PAGE_MARKS[kind];
  if (!pageMark) return `is of the kind ${kind}, and tests/routes/kinds.ts does not tell what marks it`;
  if (answer.type !== 'page') return `is a ${answer.type}, not a page`;
  const root = answer.page.$('html');
  if (pageMark(root, answer.page)) return undefined;
  return `is no ${kind}: its root has the classes "${root.attr('class') ?? ''}"`;
}
