import {attributesOf, type BuiltSite, type Page} from '../support/builtSite';
import {isIndexed} from './documents';

/** What is wrong with the index of all pages: it leads to each page that stands in the sitemap, once, in order. */
export function pageIndexProblems(site: BuiltSite, path = '/docs/index-of-pages'): string[] {
  const index = site.pages.find((page) => page.path === path);
  if (!index) return [`${path} is not there`];
  const wanted = site.pages.filter((page) => isIndexed(page) && page.path !== path).map((page) => page.path);
  const listed = attributesOf(index.$, 'main section a', 'href');
  const name = 'name it in src/config/pageIndex.ts if its title stands in a component';
  return [
    ...wanted.filter((page) => !listed.includes(page)).map((page) => `the index lacks ${page}: ${name}`),
    ...listed.filter((page) => !wanted.includes(page)).map((page) => `the index lists ${page}`),
    ...listed
      .filter((page, position) => listed.indexOf(page) !== position)
      .map((page) => `the index lists ${page} twice`),
    ...letterProblems(index),
  ];
}

/** The list of letters leads to every group, and each group's letter is its titles' first. */
function letterProblems({$}: Page): string[] {
  const jumps = attributesOf($, 'main nav a', 'href').map((href) => href.slice(1));
  const groups = [...$('main section')].map((section) => ({
    id: section.attribs.id ?? '',
    sign: $('h2', section).text(),
    titles: [...$('a', section)].map((link) => $(link).text()),
  }));
  return [
    ...(jumps.join() === groups.map(({id}) => id).join()
      ? []
      : [`the letters lead to ${jumps.join(', ')}, not to the groups`]),
    ...groups
      .filter(({id}, position) => position > 0 && id <= (groups[position - 1]?.id ?? ''))
      .map(({sign}) => `the group ${sign} is out of order`),
    ...groups.flatMap(({sign, titles}) =>
      titles
        .filter((title) => /^[A-Z]$/.test(sign) && !new RegExp(`^[^\\p{L}\\p{N}]*${sign}`, 'iu').test(title))
        .map((title) => `"${title}" stands under ${sign}`),
    ),
  ];
}
