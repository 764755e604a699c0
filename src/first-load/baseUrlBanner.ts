import {element} from './element';

/** Says that the site is most likely served under another path than it was built for, and which one that is. */
export function showBaseUrlBanner(baseUrl: string): void {
  const banner = element('div', '', 'base-url-banner');
  banner.setAttribute('role', 'alert');
  // No style sheet has arrived.
  Object.assign(banner.style, {
    border: 'thick solid #c00',
    background: '#fff4d6',
    color: '#111',
    margin: '20px',
    padding: '20px',
  });
  const suggestion = suggestBaseUrl(baseUrl);
  banner.append(
    element('h2', 'Your Docusaurus site did not load properly.'),
    element('p', 'A very common reason is a wrong baseUrl in the configuration of the site.'),
    element('p', `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`),
  );
  if (suggestion) banner.append(element('p', `We suggest trying baseUrl = ${suggestion}`));
  document.body.prepend(banner);
}

/** What stands before the page's own path in the address; the canonical link has the path that it was built for. */
function suggestBaseUrl(baseUrl: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return undefined;
  const page = new URL(canonical.href).pathname.slice(baseUrl.length);
  const path = window.location.pathname + (page || window.location.pathname.endsWith('/') ? '' : '/');
  const suggestion = path.slice(0, path.length - page.length);
  return path === suggestion + page && suggestion.endsWith('/') && suggestion !== baseUrl
    ? suggestion
    : undefined;
}
