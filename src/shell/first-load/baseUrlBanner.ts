import {element} from '../../lib/page/element';

/**
 * Says that the site is served under another path than it was built for, and which one that is.
 *
 * @returns whether it is
 */
export function showBaseUrlBanner(baseUrl: string): boolean {
  const suggestion = suggestBaseUrl(baseUrl);
  if (!suggestion) return false;
  const banner = element('div', '', 'base-url-banner');
  banner.setAttribute('role', 'alert');
  // No style sheet has arrived.
  banner.style.cssText = 'border:thick solid #c00;background:#fff4d6;color:#111;margin:20px;padding:20px';
  banner.append(
    element('h2', 'Your Docusaurus site did not load properly.'),
    element('p', 'A very common reason is a wrong baseUrl in the configuration of the site.'),
    element('p', `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`),
    element('p', `We suggest trying baseUrl = ${suggestion}`),
  );
  document.body.prepend(banner);
  return true;
}

/** What stands before the page's own path in the address; the canonical link has the path that it was built for. */
function suggestBaseUrl(baseUrl: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return undefined;
  const page = new URL(canonical.href).pathname.slice(baseUrl.length);
  // oxlint-disable-next-line no-restricted-properties -- written as text, in a message for those who build the site
  let path = window.location.pathname;
  // A folder's page may be asked for without its slash.
  if (!page && !path.endsWith('/')) path += '/';
  const suggestion = path.slice(0, path.length - page.length);
  return path.endsWith(`/${page}`) && suggestion !== baseUrl ? suggestion : undefined;
}
