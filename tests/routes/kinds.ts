import type {Answer, Page} from '../support/builtSite';

/** What marks a page of each kind: the classes that the plugins and the theme give to the root element. */
const PAGE_MARKS: Readonly<Record<string, (classes: DOMTokens, page: Page) => boolean>> = {
  home: (classes, page) => classes.contains('plugin-pages') && page.path === '/',
  page: (classes, page) => classes.contains('plugin-pages') && page.path !== '/',
  'not-found': (classes, page) =>
    classes.contains('plugin-native') && page.html.querySelector('h1')?.text === 'Page Not Found',
  doc: (classes, page) => classes.contains('docs-doc-page') && isWritten(page),
  'doc-category-index': (classes, page) => classes.contains('docs-doc-page') && !isWritten(page),
  'docs-tags-list': (classes) => classes.contains('docs-tags-list-page'),
  'docs-tag': (classes) => classes.contains('docs-tags-doc-list-page'),
  'blog-list': (classes) => classes.contains('blog-list-page'),
  'blog-post': (classes) => classes.contains('blog-post-page'),
  'blog-tags-list': (classes) => classes.contains('blog-tags-list-page'),
  'blog-tag': (classes) => classes.contains('blog-tags-post-list-page'),
  'blog-archive': (classes, page) => classes.contains('plugin-blog') && page.path === '/blog/archive',
  'example-list': (classes, page) => classes.contains('plugin-examples') && page.path === '/docs/examples',
  play: (classes) => classes.contains('playground-page'),
  search: (classes) => classes.contains('plugin-search-algolia'),
  'page-index': (classes) => classes.contains('plugin-page-index'),
  example: (classes, page) => classes.contains('plugin-examples') && page.path !== '/docs/examples',
};

/** The root of a page made from a file has a class with the document's id; that of a generated index has none. */
function isWritten(page: Page): boolean {
  return page.html.querySelector('html[class*="docs-doc-id-"]') !== null;
}

/** What a file of each kind begins with, after its declaration. */
const FILE_MARKS: Readonly<Record<string, RegExp>> = {
  feed: /<(?:rss|feed)\b/,
  sitemap: /<urlset\b/,
  opensearch: /<OpenSearchDescription\b/,
};

interface DOMTokens {
  contains(name: string): boolean;
}

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
  const root = answer.page.html.querySelector('html');
  if (root && pageMark(root.classList, answer.page)) return undefined;
  return `is no ${kind}: its root has the classes "${root?.getAttribute('class') ?? ''}"`;
}
