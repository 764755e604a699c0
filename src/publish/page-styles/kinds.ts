/** A kind of pages: they look alike, and share a style sheet. */
export interface SheetKind {
  readonly name: string;
  /** Matches the classes of the root element. */
  readonly classes: RegExp;
}

/** In this order: a page is of the first kind that matches it. */
const SHEET_KINDS: readonly SheetKind[] = [
  {name: 'matrix', classes: /\bdocs-doc-id-api\/standard-library\/compatibility-matrix\b/},
  {name: 'reference', classes: /\bdocs-doc-id-api\/standard-library\//},
  {name: 'tutorial', classes: /\bdocs-doc-id-learn\//},
  {name: 'course', classes: /\bdocs-doc-id-build\//},
  {name: 'library', classes: /\bdocs-doc-id-libraries\//},
  {name: 'contributing', classes: /\bplugin-id-contributing\b/},
  {name: 'documentation', classes: /\bdocs-doc-id-/},
  {name: 'category', classes: /\bdocs-doc-page\b/},
  {name: 'example', classes: /\bexample-page\b/},
  {name: 'post', classes: /\bblog-post-page\b/},
  {name: 'blog', classes: /\bplugin-blog\b/},
  {name: 'embed', classes: /class="?embed[\s">]/},
  {name: 'playground', classes: /\bplayground-page\b/},
  {name: 'list', classes: /\b(?:docs-wrapper|plugin-examples|plugin-page-index|plugin-search-algolia)\b/},
  {name: 'text', classes: /\bmdx-page\b/},
  {name: 'home', classes: /\bplugin-pages\b/},
];

/** Kind of the pages that no other kind matches: what is shown when there is no page. */
const OTHER = 'other';

/** The kind of a page. */
export function sheetKindOf(html: string): string {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  return SHEET_KINDS.find(({classes}) => classes.test(root))?.name ?? OTHER;
}
