import {EMBED_PATH} from '../../src/config/embed';
import {attributesOf, type BuiltSite, type Page} from '../support/builtSite';

/**
 * What is wrong with a page as a document of its own: language, headings, table of contents, ids, images, the foot of the page,
 * what search engines read.
 */
export function documentProblems(page: Page, origin: string): string[] {
  const {$, path} = page;
  const count = (selector: string) => $(selector).length;
  const problems = [
    $('html').attr('lang') !== 'en' && 'has no language',
    count('title') !== 1 && `has ${count('title')} titles`,
    $('html').attr('dir') !== 'ltr' && 'is not written from left to right',
    count('link[rel=alternate][hreflang]:not([hreflang=en]):not([hreflang=x-default])') > 0 &&
      'is there in another language',
    count('footer.footer') !== (isEmbed(path) ? 0 : 1) && `has ${count('footer.footer')} footers`,
    !titleOf(page) && 'has an empty title',
    count('h1') !== 1 && `has ${count('h1')} first-level headings`,
    count('main') !== 1 && `has ${count('main')} main elements`,
    ...headingProblems(page),
    ...contentsProblems(page),
    ...duplicates(attributesOf($, '[id]', 'id')).map((id) => `has the id "${id}" twice`),
    ...attributesOf($, 'img:not([alt])', 'src').map((src) => `has an image without alt: ${src}`),
    ...[...$('th')]
      .filter((cell) => !$(cell).text().trim())
      .map((cell) => `has a table whose header has an empty cell: ${$(cell).parent().text().trim()}`),
    isIndexed(page) && !descriptionOf(page) && 'has no description',
    isIndexed(page) &&
      canonicalOf(page) !== origin + path &&
      `has the canonical address ${canonicalOf(page)}`,
  ];
  return problems.filter((problem) => typeof problem === 'string').map((problem) => `${path}: ${problem}`);
}

/** The page that other sites show in a frame has nothing around its program. */
const isEmbed = (path: string) => path === `/${EMBED_PATH}`;

/** Titles and descriptions that stand on more than one page. */
export function repeatedTexts(site: BuiltSite): string[] {
  const pages = site.pages.filter((page) => isIndexed(page));
  const repeated = (name: string, textOf: (page: Page) => string) =>
    duplicates(pages.map(textOf)).map((text) => {
      const paths = pages.filter((page) => textOf(page) === text).map(({path}) => path);
      return `${name} "${text}" stands on ${paths.join(', ')}`;
    });
  return [...repeated('title', titleOf), ...repeated('description', descriptionOf)];
}

/** Pages that only lead to others, or that find them; they stand in no sitemap. */
const NOT_INDEXED = /^\/(?:404|search|blog\/authors)$|\/tags(?:\/|$)/;

/** Whether search engines are to list the page. */
export function isIndexed({path, $}: Page): boolean {
  const robots = $('meta[name=robots]').attr('content') ?? '';
  return !NOT_INDEXED.test(path) && !robots.includes('noindex');
}

/**
 * The table of contents of a page that has one names the headings of the levels two and three. Pages of the reference with
 * several classes have the members at level four, and name all of those as well.
 */
function contentsProblems({path, $}: Page): string[] {
  const links = attributesOf($, '.table-of-contents a', 'href');
  if (links.length === 0) return [];
  const headingsOf = (levels: string) =>
    attributesOf($, `main :is(${levels})[id]`, 'id').map((id) => `#${id}`);
  const hasMembers =
    path.startsWith('/docs/api/standard-library/') && headingsOf('h4').some((id) => links.includes(id));
  const headings = headingsOf(hasMembers ? 'h2, h3, h4' : 'h2, h3');
  return [
    ...headings.filter((id) => !links.includes(id)).map((id) => `has no ${id} in its table of contents`),
    ...links
      .filter((link) => !headings.includes(link))
      .map((link) => `has ${link} in its table of contents, which is no heading of the levels in it`),
  ];
}

function headingProblems({$}: Page): string[] {
  const levels = [...$('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: $(heading).text().trim(),
  }));
  return levels.flatMap(({level, text}, index) => {
    const before = levels[index - 1]?.level ?? level;
    return [
      ...(level > before + 1 ? [`goes from a heading of level ${before} to level ${level}: "${text}"`] : []),
      ...(text ? [] : [`has an empty heading of level ${level}`]),
    ];
  });
}

function titleOf({$}: Page): string {
  return $('title').first().text().trim();
}

function descriptionOf({$}: Page): string {
  return $('meta[name=description]').attr('content')?.trim() ?? '';
}

function canonicalOf({$}: Page): string | undefined {
  return $('link[rel=canonical]').attr('href')?.trim();
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
