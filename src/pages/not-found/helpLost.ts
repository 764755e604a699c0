import {element} from '../../lib/page/element';
import {closestPaths} from './closestPaths';
import {redirectFor} from './redirectFor';
import {searchWords} from './searchWords';
import {readSitePaths, SITE_PATHS_FILE, type SitePaths} from './sitePaths';

/* oxlint-disable no-restricted-globals, no-restricted-properties -- a wrong address goes through `redirectFor`, `closestPaths`, and `searchWords`, which bound it */

const MAX_PROPOSALS = 5;

/**
 * Follows the site's redirects where the host has not: wildcards on hosts without rules, and links inside the site. Where there
 * is none, fills in the slots of the page: the closest pages, and the search.
 */
export async function helpLost(page: Element, baseUrl: string): Promise<void> {
  const {pathname} = window.location;
  const words = searchWords(pathname);
  const search = page.querySelector<HTMLElement>('[data-search-page]')!;
  if (words) {
    const address = `${search.dataset.searchPage}?q=${encodeURIComponent(words)}`;
    search.replaceChildren(linkTo(address, `Search the site for “${words}”`));
  }

  const {pages, redirects} = await loadPaths(baseUrl);
  const titles = new Map(pages);
  const target = redirectFor(window.location, {
    baseUrl,
    rules: redirects,
    hasPage: (path) => titles.has(path),
  });
  if (target) return location.replace(target);

  const closest = closestPaths(pathname, [...titles.keys()], MAX_PROPOSALS);
  if (closest.length === 0) return;
  const list = element('ul', '');
  for (const path of closest) {
    const item = element('li', '');
    item.append(linkTo(path, titles.get(path)!), ' ', element('code', path));
    list.append(item);
  }
  page
    .querySelector('[data-closest-pages]')!
    .replaceChildren(element('h2', 'Were you looking for one of these?'), list);
}

/** Without the lists, as on the development server, the other links remain. */
async function loadPaths(baseUrl: string): Promise<SitePaths> {
  try {
    const response = await fetch(`${baseUrl}${SITE_PATHS_FILE}`);
    return readSitePaths(await response.json());
  } catch {
    return readSitePaths(null);
  }
}

function linkTo(href: string, text: string): HTMLElement {
  return Object.assign(element('a', text), {href});
}
