import {exactRedirects, isExternal, wildcardRedirects} from './rules';
import {withBase} from './stub';
import type {RedirectRules} from './types';

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read. Exact lines come first, as the first line that matches
 * wins. Cloudflare applies the lines before it looks for files (Netlify does not), so a wildcard is left out where a
 * page is below it, or a stub without a line. The 404 page applies the wildcards that are left out.
 *
 * @param pages paths of the site's pages, without its base URL
 */
export function toHostRules(rules: RedirectRules, pages: readonly string[], baseUrl: string): string {
  const toHref = (target: string) => (isExternal(target) ? target : withBase(target, baseUrl));
  // A host does not see the hash, so a redirect with targets for single sections is left to its stub.
  const [split, whole] = partition(exactRedirects(rules), ({sections}) => sections !== undefined);
  const files = [...pages, ...split.map(({from}) => from)];
  const exact = whole.map(({from, to}) => `${toHref(from)} ${toHref(to)} ${statusFor(to)}`);
  const wildcards = wildcardRedirects(rules)
    .filter(({from}) => !files.some((file) => file.startsWith(from.slice(0, -1))))
    .map(({from, to}) => `${toHref(from)} ${toHref(to.slice(0, -1))}:splat ${statusFor(to)}`);
  return [...exact, ...wildcards, ''].join('\n');
}

/** Browsers keep a permanent redirect, also when another host's name has come into other hands. */
function statusFor(target: string): 301 | 302 {
  return isExternal(target) ? 302 : 301;
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
