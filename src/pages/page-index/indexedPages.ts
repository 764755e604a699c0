import type {AllContent} from '@docusaurus/types';
import {sectionLabel, sectionOf} from '../../config/sections';
import {collectPages} from './content';
import type {IndexedPage} from './types';

/**
 * The pages that the index lists.
 *
 * @param titles of pages by their paths without the base URL: for pages whose title is in a component, where it cannot be
 *   read, and for pages whose own title no reader would look for
 */
export function indexedPages(
  allContent: AllContent,
  titles: Readonly<Record<string, string>>,
  baseUrl: string,
): IndexedPage[] {
  const named = Object.entries(titles).map(([path, title]) => ({title, path: baseUrl + path.slice(1)}));
  const isNamed = new Set(named.map(({path}) => path));
  const others = collectPages(allContent, baseUrl)
    .map(({title, path}) => ({title, path: toAddress(path, baseUrl)}))
    .filter(({path}) => !isNamed.has(path));
  return [...others, ...named].map((page) => ({
    ...page,
    section: sectionLabel(sectionOf(page.path.slice(baseUrl.length - 1))),
  }));
}

/** The plugins add a slash to the paths of folders, but addresses on this site have none. */
function toAddress(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}
