/* oxlint-disable no-restricted-globals -- only compared with the address of a link */

/**
 * The link around an element, if it leads to another page of this site: not to a file, a place in this page, another window or
 * another site.
 */
export function pageLinkOf(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const {origin, pathname, search} = new URL(link.href);
  const isPage = origin === location.origin && pathname.startsWith(baseUrl) && !/\.[^/]*$/.test(pathname);
  const isOther = pathname !== location.pathname || search !== location.search;
  return isPage && isOther ? link : undefined;
}
