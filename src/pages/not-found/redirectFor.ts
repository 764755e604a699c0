import {isExternal, resolveRedirects} from '@site/src/config/redirects/rules';
import type {RedirectRules, RedirectTarget} from '@site/src/config/redirects/types';

interface OpenedAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Site {
  readonly baseUrl: string;
  readonly rules: RedirectRules;
  /** Whether the site has a page at a path, which includes the base URL. */
  readonly hasPage: (path: string) => boolean;
}

/**
 * The new address for a wrong one, with query and hash. Undefined when no rule matches the address, or when the rule
 * leads to a page that does not exist.
 */
export function redirectFor(
  {pathname, search, hash}: OpenedAddress,
  {baseUrl, rules, hasPage}: Site,
): string | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  for (const redirect of resolveRedirects(`/${pathname.slice(baseUrl.length)}`, rules)) {
    const {path, endHash} = placeOf(redirect, hash);
    const target = isExternal(path) ? path : baseUrl + path.slice(1);
    if (isExternal(path) || hasPage(target)) return target + search + endHash;
  }
  return undefined;
}

function placeOf({to, sections}: RedirectTarget, hash: string) {
  const name = hash.slice(1);
  const section = sections && Object.hasOwn(sections, name) ? sections[name] : undefined;
  const [path = '', ownHash] = (section ?? to).split('#');
  return {path, endHash: ownHash ? `#${ownHash}` : section ? '' : hash};
}
