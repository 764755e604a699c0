import {unescapeHtml} from '../../lib/unescapeHtml';

/** What a page is about, as its readers see it. */
export type PageKind = 'home' | 'article' | 'question' | 'program' | 'blog' | 'list' | 'page';

/** A place above a page, or the page itself. */
export interface Crumb {
  readonly name: string;
  /** Path of the place; the page itself has none. */
  readonly path?: string;
}

/** What structured data says of a page, read from the page itself. */
export interface PageFacts {
  readonly kind: PageKind;
  /** Route without the base URL. */
  readonly path: string;
  /** Canonical address. */
  readonly url: string;
  readonly heading: string;
  readonly description: string;
  /** Time of the last change that the page names. */
  readonly changed?: string;
  /** First paragraph. */
  readonly opening?: string;
  /** The breadcrumbs that the page shows: those that lead somewhere, and the page itself. */
  readonly breadcrumbs: readonly Crumb[];
}

/** By the classes of the root element and the path; a page is of the first kind that fits. */
const KINDS: readonly (readonly [PageKind, (root: string, path: string) => boolean])[] = [
  ['home', (_, path) => path === '/'],
  ['blog', (root) => /\bblog-(?:post|list)-page\b/.test(root)],
  ['program', (root) => /\bexample-page\b/.test(root)],
  ['question', (root, path) => /\bdocs-doc-id-/.test(root) && path.startsWith('/docs/faq/')],
  ['article', (root) => /\bdocs-doc-id-/.test(root)],
  ['list', (root) => /\b(?:docs-doc-page|plugin-blog|plugin-examples|plugin-page-index)\b/.test(root)],
  ['page', () => true],
];

/**
 * @param path route without the base URL
 * @returns nothing for a page that search engines do not list
 */
export function readFacts(path: string, html: string): PageFacts | undefined {
  const end = html.indexOf('</head>');
  const [head, body] = [html.slice(0, end), html.slice(end)];
  const url = /<link [^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(head)?.[1];
  const [, quoted, unquoted] =
    /<meta [^>]*name="?description"?[^>]*content=(?:"([^"]*)"|'([^']*)')/.exec(head) ?? [];
  const description = quoted ?? unquoted;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];
  if (!url || !description || !heading || /<meta [^>]*noindex/.test(head)) return undefined;
  const [root = ''] = /<html[^>]*>/.exec(head) ?? [];
  const kind = KINDS.find(([, fits]) => fits(root, path))![0];
  const changed = /<time datetime="?([^"\s>]+)"?[^>]*itemprop="?dateModified/.exec(body)?.[1];
  const opening = kind === 'question' ? /<\/header><p>(.*?)<\/p>/s.exec(body)?.[1] : undefined;
  return {
    kind: kind === 'question' && !textOf(heading).endsWith('?') ? 'article' : kind,
    path,
    url: unescapeHtml(url),
    heading: textOf(heading),
    description: unescapeHtml(description),
    ...(changed === undefined ? {} : {changed}),
    ...(opening === undefined ? {} : {opening: textOf(opening)}),
    breadcrumbs: readBreadcrumbs(body),
  };
}

function readBreadcrumbs(body: string): Crumb[] {
  const [list = ''] = /<ul class="?breadcrumbs[">].*?<\/ul>/s.exec(body) ?? [];
  const items = list.split('<li').slice(1);
  return items.flatMap((item, index): Crumb[] => {
    const path = /<a [^>]*href="?([^"\s>]+)/.exec(item)?.[1];
    const name = /<a [^>]*aria-label="([^"]*)"/.exec(item)?.[1] ?? item.replace(/^[^>]*>/, '');
    if (index === items.length - 1) return [{name: textOf(name)}];
    return path === undefined ? [] : [{name: textOf(name), path: unescapeHtml(path)}];
  });
}

function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
