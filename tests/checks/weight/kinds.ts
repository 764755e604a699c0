import type {Page} from '../../support/builtSite';

/** Kinds of pages that are alike in what they load, and what marks them: the first that fits. */
const KINDS = {
  home: ({path}) => path === '/',
  play: ({root}) => root.hasClass('playground-page'),
  search: ({root}) => root.hasClass('plugin-search-algolia'),
  404: ({path}) => path === '/404',
  list: ({root, path}) =>
    LISTS.some((mark) => root.hasClass(mark)) || LIST_PATHS.includes(path) || !isWritten(root),
  example: ({root}) => root.hasClass('plugin-examples'),
  post: ({root}) => root.hasClass('blog-post-page'),
  reference: ({path}) => path.startsWith('/docs/api/'),
  lesson: ({path}) => path === '/docs/learn' || path.startsWith('/docs/learn/'),
  documentation: ({root}) => root.hasClass('docs-doc-page'),
  other: () => true,
} satisfies Record<string, (page: {readonly root: Root; readonly path: string}) => boolean>;

export type PageKind = keyof typeof KINDS;

export const PAGE_KINDS = Object.keys(KINDS) as PageKind[];

/** Kinds that belong to the documentation. */
export const DOCUMENTATION: readonly PageKind[] = ['documentation', 'reference', 'lesson', 'example'];

const LISTS = [
  'blog-list-page',
  'blog-tags-list-page',
  'blog-tags-post-list-page',
  'docs-tags-list-page',
  'docs-tags-doc-list-page',
  'plugin-page-index',
];

const LIST_PATHS = ['/blog/archive', '/docs/examples'];

/** The root element of a page. */
type Root = ReturnType<Page['$']>;

export function kindOf({$, path}: Page): PageKind {
  const page = {root: $('html'), path};
  return PAGE_KINDS.find((kind) => KINDS[kind](page))!;
}

/** A page of the documentation that is made from a file has a class with the document's id; a generated index has none. */
function isWritten(root: Root): boolean {
  return !root.hasClass('docs-doc-page') || / docs-doc-id-/.test(` ${root.attr('class')}`);
}
