import type {SiteSettings} from '../../lib/page/settings';

/* oxlint-disable no-restricted-globals, no-restricted-properties -- `barePath` changes only the path, and only the page’s own address is replaced */

/** Longest path that is looked at, in characters: those of the site have a tenth of it. */
const MAX_CHARS = 2000;

/**
 * Brings `/x.html`, `/x/index.html` and `/x/` to `/x`. When the host has answered with the page, its address is put right. When it
 * has answered with the page for what was not found, the right address is asked for; the page that led here is looked at, so
 * that a host which sends every path to the one with a slash is not asked for ever.
 */
export function rewritePath({baseUrl}: SiteSettings): void {
  const {pathname, search, hash, href} = window.location;
  const path = barePath(pathname, baseUrl);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const builtFor = canonical && new URL(canonical.href).pathname;
  if (path === pathname || builtFor === pathname) return;
  if (builtFor !== `${baseUrl}404.html`) {
    history.replaceState(history.state, '', path + search + hash);
  } else if (document.referrer !== href.split('#')[0]) {
    location.replace(path + search + hash);
  }
}

/**
 * The path that the site has a page under, if it has one: no ending, no slash after it, and one before it. A path with two in
 * front is the address of another host.
 *
 * @param pathname of an address, so it begins with a slash; one that is too long comes back as it is
 */
export function barePath(pathname: string, baseUrl: string): string {
  if (pathname.length > MAX_CHARS) return pathname;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '');
  return `/${bare}/` === baseUrl ? baseUrl : `/${bare}`;
}
