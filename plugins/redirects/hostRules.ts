import {exactRedirects, isExternal, wildcardRedirects} from './rules';
import {withBase} from './stub';
import type {RedirectRules} from './types';

/** One entry of `redirects` in vercel.json. */
export interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

/**
 * The `_redirects` file that Netlify reads. Exact lines come first, as the first line that matches wins. No line is
 * forced, so a file (a page or a stub) wins over all of them, and a wildcard never takes a page.
 */
export function toNetlifyRules(rules: RedirectRules, baseUrl: string): string {
  const toHref = (target: string) => (isExternal(target) ? target : withBase(target, baseUrl));
  const exact = hostExact(rules).map(({from, to}) => `${toHref(from)} ${toHref(to)} 301`);
  const wildcards = wildcardRedirects(rules).map(
    ({from, to}) => `${toHref(from)} ${toHref(to).replace(/\*$/, ':splat')} 301`,
  );
  return [...exact, ...wildcards, ''].join('\n');
}

/**
 * The `redirects` of vercel.json. Vercel follows them before it looks for files, so a wildcard names the paths that it
 * leaves alone: `files` are the paths (of pages and stubs) that the build has.
 */
export function toVercelRedirects(rules: RedirectRules, files: readonly string[]): VercelRedirect[] {
  const exact = hostExact(rules).map(({from, to}) => ({source: from, destination: to, permanent: true}));
  const wildcards = wildcardRedirects(rules).map(({from, to}) => {
    const prefix = from.slice(0, -1);
    const own = files.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const spared = [...new Set(own)].sort().map((path) => `${escapeRegExp(path)}/?$`);
    const pattern = spared.length > 0 ? `((?!${spared.join('|')}).+)` : '(.+)';
    return {source: `${prefix}:path${pattern}`, destination: to.replace(/\*$/, ':path*'), permanent: true};
  });
  return [...exact, ...wildcards];
}

/** A host does not see the hash: a redirect with places for single sections is left to its stub. */
function hostExact(rules: RedirectRules) {
  return exactRedirects(rules).filter(({sections}) => !sections);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
