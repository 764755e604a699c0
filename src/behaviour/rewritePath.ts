import type {SiteSettings} from './settings';

/**
 * Brings `/x.html`, `/x/index.html` and `/x/` to `/x`. When the host has answered with the page, its address is put right. When it
 * has answered with the page for what was not found, the right address is asked for; the page that led here is looked at, so
 * that a host which sends every path to the one with a slash is not asked for ever.
 *
 * It comes before the application, which would take such an address for that of another page.
 */
export function rewritePath({baseUrl}: SiteSettings): void {
  const {pathname, search, hash, href} = window.location;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const path = `${bare}/` === baseUrl ? baseUrl : bare;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const builtFor = canonical && new URL(canonical.href).pathname;
  if (path === pathname || builtFor === pathname) return;
  if (builtFor !== `${baseUrl}404.html`) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  } else if (document.referrer !== href.split('#')[0]) {
    window.location.replace(path + search + hash);
  }
}
