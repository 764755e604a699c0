/** What the worker answers with when a page is wanted that is not on the device, and there is no network. */
import {escapeHtml} from '../../../lib/escapeHtml';

const STYLE =
  'body{max-width:40rem;margin:20vh auto 0;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}';

/**
 * A page that needs nothing else. Its policy allows its own style and nothing more.
 *
 * @param baseUrl path that the site is served under
 * @param address of the page that was wanted; "Try again" leads there
 */
export async function absentPage(baseUrl: string, address: string): Promise<Response> {
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    '<title>No connection | Wing</title>',
    `<style>${STYLE}</style>`,
    '<main>',
    '<h1>No connection</h1>',
    '<p>There is no network, and this page isn’t kept on your device. Pages that you have visited are.</p>',
    `<p><a href="${escapeHtml(address)}">Try again</a> · <a href="${baseUrl}">Home page</a> · `,
    `<a href="${baseUrl}docs">Documentation</a></p>`,
    '</main>',
    '</html>',
    '',
  ].join('\n');
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`,
    },
  });
}

/** In the form of a policy. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
