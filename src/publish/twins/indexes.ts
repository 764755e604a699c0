/** The lists of all twins: `llms.txt`, and `llms-full.txt` with the whole documentation in one file. */
import {SECTIONS, sectionOf} from '../../config/sections';
import {SITE} from '../../config/site';
import {twinPath} from '../../lib/twinPath';
import type {TwinnedPage} from './readSite';

/** Names of the files in the built site. */
export const INDEX_FILE = 'llms.txt';
export const FULL_FILE = 'llms-full.txt';

/** A file that the index names besides the pages. */
export interface OtherFile {
  /** Path in the built site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * The index: a line for each page, by section.
 *
 * @param siteUrl origin and base URL, with a slash at the end
 * @see https://llmstxt.org
 */
export function toIndex(
  pages: readonly TwinnedPage[],
  others: readonly OtherFile[],
  siteUrl: string,
): string {
  const toLine = ({route, title, description}: TwinnedPage) =>
    `- [${escapeText(title)}](${siteUrl}${twinPath(route, '/').slice(1)})${description && `: ${description}`}`;
  const sections = SECTIONS.flatMap(({id, label}) => {
    const lines = inReadingOrder(pages.filter(({route}) => sectionOf(route) === id)).map(toLine);
    return lines.length > 0 ? `## ${label}\n\n${lines.join('\n')}\n` : [];
  });
  const files = others.map(
    ({file, title, description, size}) =>
      `- [${title}](${siteUrl}${file}): ${description}, ${formatSize(size)}`,
  );
  return [
    `# ${SITE.title}\n\n> ${SITE.description}\n`,
    'Each page of this site is also there as Markdown, at its own path with `.md`. Programs are those that the ' +
      'released compiler has checked, with the output that they had.\n',
    `## In one file\n\n${files.join('\n')}\n`,
    ...sections,
  ].join('\n');
}

/** All of the documentation, one page after the other, each with its address. */
export function toFullText(pages: readonly TwinnedPage[], siteUrl: string): string {
  const documentation = pages.filter(({route}) => /^\/(?:docs|install)(?:\/|$)/.test(route));
  return inReadingOrder(documentation)
    .map(({route, markdown}) => `Source: ${siteUrl}${route.slice(1)}\n\n${markdown}`)
    .join('\n---\n\n');
}

/**
 * Pages as a reader goes from one to the next: each that no other leads to begins a row of pages. The rows of `FIRST` come
 * first, and the others in the order in which they are given.
 */
export function inReadingOrder(pages: readonly TwinnedPage[]): TwinnedPage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const led = new Set(pages.flatMap(({next}) => next ?? []));
  const ordered = new Set<TwinnedPage>();
  const begins = [
    ...FIRST.flatMap((route) => byRoute.get(route) ?? []),
    ...pages.filter(({route}) => !led.has(route)),
  ];
  // Pages that only lead to each other in a circle have no beginning.
  for (const first of [...begins, ...pages]) {
    let page: TwinnedPage | undefined = first;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = page.next === undefined ? undefined : byRoute.get(page.next);
    }
  }
  return [...ordered];
}

/** Where a newcomer begins. */
const FIRST = ['/', '/docs', '/install'];

/** In Markdown, brackets within the text of a link would end it. */
function escapeText(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
