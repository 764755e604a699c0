/** Path of the list of print documents, without the base URL. The documents are below it. */
export const PRINT_PATH = '/docs/print';

/**
 * Whether a path is that of a print document, or of their list. They repeat what other pages say. So they are in no index, no
 * sitemap, and no ledger of anchors, they are not kept with the whole documentation, and no mark of weight is for them.
 *
 * @param path without the base URL, `/docs/print/faq`, or a file of the built site, `docs/print/faq.html`
 */
export function isPrintDocument(path: string): boolean {
  return /^\/?docs\/print(?:\.html$|\/|$)/.test(path);
}

/** How a sidebar becomes documents for printing. */
export interface PrintRule {
  readonly sidebar: string;
  /** Last part of the path of the document with the sidebar's pages; with those in no category, if the sidebar is divided. */
  readonly id: string;
  readonly title: string;
  /** Whether each category is a document. @default false */
  readonly isDivided?: boolean;
  /** Labels of the categories that stay with the pages that are in none. @default none */
  readonly with?: readonly string[];
}

/** One for each sidebar, in the order of the documents. */
export const printRules: readonly PrintRule[] = [
  {sidebar: 'docs', id: 'getting-started', title: 'Getting started', isDivided: true, with: ['Start here']},
  {sidebar: 'learn', id: 'learn', title: 'Learn Wing'},
  {sidebar: 'api', id: 'api', title: 'API overview, command line, and known bugs', isDivided: true},
  {sidebar: 'libraries', id: 'libraries', title: 'Libraries'},
];

/**
 * Id of the document of a page.
 *
 * @param sidebar name of the sidebar that the page is in
 * @param category label of its outermost category there, if it is in one
 * @returns undefined where pages are not printed together
 */
export function printIdOf(sidebar: string, category?: string): string | undefined {
  const rule = printRules.find((one) => one.sidebar === sidebar);
  if (!rule?.isDivided || category === undefined || rule.with?.includes(category)) return rule?.id;
  return category.toLowerCase().replace(/\W+/g, '-');
}

/** The examples, which are in no sidebar. */
export const printedExamples = {id: 'examples', title: 'Examples'} as const;

/** The document with everything. */
export const wholeBook = {id: 'all', title: 'The whole documentation'} as const;
