import {isExternal, resolveRedirect} from '@site/plugins/redirects/rules';
import type {RedirectRules} from '@site/plugins/redirects/types';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Site {
  readonly baseUrl: string;
  readonly rules: RedirectRules;
  /** Whether the site has a page at a path, which comes with the base URL. */
  readonly hasPage: (path: string) => boolean;
}

/**
 * Where a reader who opened a wrong address belongs, with query and hash. Nothing when no rule knows the address, or
 * when the rule leads to a page that is not there.
 */
export function redirectFor(
  {pathname, search, hash}: Place,
  {baseUrl, rules, hasPage}: Site,
): string | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const redirect = resolveRedirect(`/${pathname.slice(baseUrl.length)}`, rules);
  if (!redirect) return undefined;
  const section = hash ? redirect.sections?.[hash.slice(1)] : undefined;
  const [path = '', ownHash] = (section ?? redirect.to).split('#');
  const target = isExternal(path) ? path : baseUrl + path.slice(1);
  if (!isExternal(path) && !hasPage(target)) return undefined;
  const endHash = ownHash ? `#${ownHash}` : section ? '' : hash;
  return target + search + endHash;
}
