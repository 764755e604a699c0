import path from 'node:path';
import {unescapeHtml} from '../../lib/unescapeHtml';
import {createContentCache} from '../../markdown/contentCache';
import type {BuiltPage} from '../../lib/builtPage';
import {toTwin} from './toTwin';

/** A page, as its twin and the indexes of twins need it. */
export interface TwinnedPage {
  /** Route, without the base URL: `/docs/concepts/inflights`. */
  readonly route: string;
  readonly page: BuiltPage;
  readonly title: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
  readonly markdown: string;
  /** Route of the page that comes next in its section, if there is one. */
  readonly next?: string;
}

export interface TwinnedSite {
  readonly pages: readonly BuiltPage[];
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** Keeps the Markdown on disk for the next process: making it takes a tenth of a build. */
export function keepTwins(root: string): void {
  known.keep(root);
}

/** All pages that readers find by searching the web, with their Markdown, in the order of their routes. */
export function readTwins({pages, siteUrl, baseUrl}: TwinnedSite): TwinnedPage[] {
  return pages.flatMap((page) => {
    const {file, path: route, html, head, main} = page;
    const isListed =
      !page.isStub && file !== '404.html' && !file.startsWith('playground/') && !NOT_INDEXED.test(head);
    if (!main || !isListed) return [];
    const address = siteUrl + route.slice(1);
    const next = NEXT.exec(html)?.[1];
    return {
      route,
      page,
      title: read(TITLE, head).replace(/ \| [^|]*$/, ''),
      description: read(DESCRIPTION, head),
      markdown: known.get(`${address}\n${main}`, () => toTwin(main, address)),
      ...(next?.startsWith(baseUrl) && {next: `/${next.slice(baseUrl.length)}`}),
    };
  });
}

/** Where old paths lead to, as Markdown: hosts send those on to it who ask for Markdown under an old path. */
export function readMoved({pages, siteUrl}: TwinnedSite): Pick<TwinnedPage, 'page' | 'markdown'>[] {
  // Each is there as a folder, too.
  const moved = pages.filter(({file, isStub}) => isStub && !file.endsWith('/index.html'));
  return moved.map((page) => ({page, markdown: toTwin(page.main!, siteUrl)}));
}

const TITLE = /<title[^>]*>([\s\S]*?)<\/title>/;
const DESCRIPTION = /<meta[^>]* name="?description"? content=(["'])([\s\S]*?)\1/;
const NOT_INDEXED = /<meta[^>]* name="?robots"? content="?[^">]*noindex/;
const NEXT = /pagination-nav__link--next"? href="?([^"> ]+)/;

function read(pattern: RegExp, head: string): string {
  return unescapeHtml(pattern.exec(head)?.at(-1) ?? '');
}

const known = createContentCache<string>({
  name: 'twins',
  modules: ['../../lib/leftOut.ts', 'readMain.ts', 'signOfLine.ts', 'toTwin.ts'].map((name) =>
    path.join(__dirname, name),
  ),
});
