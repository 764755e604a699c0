import {EMBED_CLASS} from '../../../src/config/embed';

/** Kinds of pages that are alike in what they load, and what marks them: the first that fits. */
const KINDS = {
  home: ({path}) => path === '/',
  play: ({classes}) => classes.includes('playground-page') || classes.includes(EMBED_CLASS),
  search: ({classes}) => classes.includes('plugin-search-algolia'),
  'not-found': ({path}) => path === '/404',
  list: ({classes, path}) =>
    LISTS.some((mark) => classes.includes(mark)) || LIST_PATHS.includes(path) || !isWritten(classes),
  example: ({classes}) => classes.includes('plugin-examples'),
  post: ({classes}) => classes.includes('blog-post-page'),
  reference: ({path}) => path.startsWith('/docs/api/'),
  lesson: ({path}) => path === '/docs/learn' || path.startsWith('/docs/learn/'),
  documentation: ({classes}) => classes.includes('docs-doc-page'),
  other: () => true,
} satisfies Record<string, (page: KnownPage) => boolean>;

export type PageKind = keyof typeof KINDS;

const PAGE_KINDS = Object.keys(KINDS) as PageKind[];

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

interface KnownPage {
  readonly path: string;
  /** Of the root element. */
  readonly classes: readonly string[];
}

export function kindOf(page: KnownPage): PageKind {
  return PAGE_KINDS.find((kind) => KINDS[kind](page))!;
}

/** A page of the documentation that is made from a file has a class with the document's id; a generated index has none. */
function isWritten(classes: readonly string[]): boolean {
  return !classes.includes('docs-doc-page') || classes.some((name) => name.startsWith('docs-doc-id-'));
}
