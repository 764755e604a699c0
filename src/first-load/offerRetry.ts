/**
 * Tells the reader when the page's files do not arrive: the built page stays, and can be read, but nothing in it
 * answers. Where not even a style sheet has come, the site is most likely served under another path than it was
 * built for.
 */
export function offerRetry({baseUrl}: {readonly baseUrl: string}): void {
  let failed = false;

  window.addEventListener('error', ({target}) => isOwnFile(target) && fail(), true);
  window.addEventListener('unhandledrejection', (event) => {
    if ((event.reason as Partial<Error> | undefined)?.name !== 'ChunkLoadError' || isRunning()) return;
    event.preventDefault();
    fail();
  });
  window.addEventListener('load', () => {
    if (failed) show();
  });

  function fail(): void {
    if (failed || isRunning()) return;
    failed = true;
    if (document.readyState === 'complete') show();
  }

  function isRunning(): boolean {
    return document.documentElement.getAttribute('data-has-hydrated') === 'true';
  }

  function isOwnFile(target: EventTarget | null): boolean {
    if (target instanceof HTMLScriptElement) return target.src.startsWith(window.location.origin);
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  }

  function show(): void {
    const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--ifm-navbar-height');
    if (isStyled || 'docusaurus' in window) showNotice();
    else showBanner();
  }

  function showNotice(): void {
    const notice = element('div', '', 'load-notice');
    notice.setAttribute('role', 'alert');
    const button = element('button', 'Retry', 'button button--primary button--sm');
    button.addEventListener('click', () => window.location.reload());
    notice.append(
      element('p', 'A part of this page did not arrive. You can read it; menus and buttons may not work.'),
      button,
    );
    document.body.append(notice);
  }

  function showBanner(): void {
    const banner = element('div', '', 'base-url-banner');
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'border:thick solid #c00;background:#fff4d6;color:#111;margin:20px;padding:20px';
    const suggestion = suggestBaseUrl();
    banner.append(
      element('h2', 'Your Docusaurus site did not load properly.'),
      element('p', 'A very common reason is a wrong baseUrl in the configuration of the site.'),
      element('p', `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`),
    );
    if (suggestion) banner.append(element('p', `We suggest trying baseUrl = ${suggestion}`));
    document.body.prepend(banner);
  }

  /** What stands before the page's own path in the address; the canonical link has the path that it was built for. */
  function suggestBaseUrl(): string | undefined {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!canonical) return undefined;
    const page = new URL(canonical.href).pathname.slice(baseUrl.length);
    const path = window.location.pathname + (page || window.location.pathname.endsWith('/') ? '' : '/');
    const suggestion = path.slice(0, path.length - page.length);
    return path === suggestion + page && suggestion.endsWith('/') && suggestion !== baseUrl
      ? suggestion
      : undefined;
  }

  function element(name: string, text: string, className = ''): HTMLElement {
    const created = document.createElement(name);
    created.textContent = text;
    created.className = className;
    return created;
  }
}
