import {escapeHtml} from '../../lib/escapeHtml';
import {EXTERNAL_TARGETS} from '../externalTargets';
import {isExternal, type ExactRedirect} from './rules';

interface StubContext {
  readonly baseUrl: string;
  /** Origin and base URL of the site, for the canonical link. */
  readonly siteUrl: string;
}

/**
 * Follows the link of the page. The script is the same in every stub, so a content security policy needs one hash.
 * The query is kept; so is the hash, unless the target has one or the section has its own target.
 */
const FOLLOW =
  'var l=document.querySelector("a"),s=JSON.parse(l.dataset.sections||"{}"),h=location.hash.slice(1),' +
  't=s.hasOwnProperty(h),u=new URL(t?s[h]:l.href,location.href);' +
  'if(location.search)u.search=u.search?u.search+"&"+location.search.slice(1):location.search;' +
  'if(!t&&!u.hash)u.hash=location.hash;location.replace(u.href)';

/** A page that redirects its reader: with scripts, including query and hash; without them, to the bare target. */
export function renderStub({to, sections}: ExactRedirect, {baseUrl, siteUrl}: StubContext): string {
  const toHref = (target: string) => (isExternal(target) ? target : withBase(target, baseUrl));
  const href = escapeHtml(toHref(to));
  const canonical = escapeHtml(isExternal(to) ? to : withBase(to, siteUrl).replace(/#.*/, ''));
  const table = sections ? ` data-sections="${escapeHtml(JSON.stringify(mapValues(sections, toHref)))}"` : '';
  const name = escapeHtml(to);
  return `<!doctype html>
<html lang="en" data-redirect>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>Moved to ${name}</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${href}"${table}>${name}</a>.</p>${to.startsWith(EXTERNAL_TARGETS.learningSite) ? ownTutorials(baseUrl) : ''}
</main>
<script>${FOLLOW}</script>
</body>
</html>
`;
}

/** Nobody can promise that the other site stays. */
function ownTutorials(baseUrl: string): string {
  return `\n<p>This site has its own <a href="${baseUrl}docs/learn">tutorials</a>.</p>`;
}

/** Files for a path on hosts with and without extensions and trailing slashes. */
export function stubFiles(from: string): string[] {
  const path = from.slice(1);
  return [`${path}.html`, `${path}/index.html`];
}

export function withBase(path: string, base: string): string {
  return base + path.slice(1);
}

function mapValues(record: Readonly<Record<string, string>>, map: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
