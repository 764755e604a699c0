import fs from 'node:fs';
import path from 'node:path';
import {unescapeHtml} from '../lib/unescapeHtml';
import {createContentCache} from '../markdown/contentCache';
import {isStub} from '../redirects/stub';
import {mainOf} from './readMain';
import {toTwin} from './toTwin';

/** A page, as its twin and the indexes of twins need it. */
export interface TwinnedPage {
  /** Route, without the base URL: `/docs/concepts/inflights`. */
  readonly route: string;
  /** Its file in the built site. */
  readonly file: string;
  readonly title: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
  readonly markdown: string;
  /** Route of the page that comes next in its section, if there is one. */
  readonly next?: string;
}

export interface SiteFolder {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** Keeps the Markdown on disk for the next process: making it takes a tenth of a build. */
export function keepTwins(root: string): void {
  known.keep(root);
}

/** All pages that readers find by searching the web, with their Markdown, in the order of their routes. */
export function readTwins({outDir, siteUrl, baseUrl}: SiteFolder): TwinnedPage[] {
  return listFiles(outDir).flatMap((file) => {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const main = mainOf(html);
    const head = html.slice(0, html.indexOf('</head>'));
    if (!main || isStub(html) || file === '404.html' || NOT_INDEXED.test(head)) return [];
    const route = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const address = siteUrl + route.slice(1);
    const next = NEXT.exec(html)?.[1];
    return {
      route,
      file,
      title: read(TITLE, head).replace(/ \| [^|]*$/, ''),
      description: read(DESCRIPTION, head),
      markdown: known.get(`${address}\n${main}`, () => toTwin(main, address)),
      ...(next?.startsWith(baseUrl) && {next: `/${next.slice(baseUrl.length)}`}),
    };
  });
}

/** Where old paths lead to, as Markdown: hosts send those on to it who ask for Markdown under an old path. */
export function readMoved({outDir, siteUrl}: SiteFolder): Pick<TwinnedPage, 'file' | 'markdown'>[] {
  return listFiles(outDir).flatMap((file) => {
    // Each is there as a folder, too.
    if (file.endsWith('/index.html')) return [];
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    return isStub(html) ? {file, markdown: toTwin(mainOf(html)!, siteUrl)} : [];
  });
}

const TITLE = /<title[^>]*>([\s\S]*?)<\/title>/;
const DESCRIPTION = /<meta[^>]* name="?description"? content=(["'])([\s\S]*?)\1/;
const NOT_INDEXED = /<meta[^>]* name="?robots"? content="?[^">]*noindex/;
const NEXT = /pagination-nav__link--next"? href="?([^"> ]+)/;

function read(pattern: RegExp, head: string): string {
  return unescapeHtml(pattern.exec(head)?.at(-1) ?? '');
}

function listFiles(outDir: string): string[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('playground/'))
    .sort();
}

const known = createContentCache<string>({
  name: 'twins',
  modules: ['../lib/leftOut.ts', 'readMain.ts', 'signOfLine.ts', 'toTwin.ts'].map((name) =>
    path.join(__dirname, name),
  ),
});
