import type {RedirectRules, RedirectTarget} from './types';

export type ExactRedirect = RedirectTarget & {readonly from: string};

interface WildcardRedirect {
  readonly from: string;
  readonly to: string;
}

export function exactRedirects(rules: RedirectRules): ExactRedirect[] {
  return Object.entries(rules.exact).map(([from, target]) =>
    typeof target === 'string' ? {from, to: target} : {from, ...target},
  );
}

export function wildcardRedirects(rules: RedirectRules): WildcardRedirect[] {
  return Object.entries(rules.wildcards).map(([from, to]) => ({from, to}));
}

/** The path as it is written in the list: no slash at the end, no `.html`, no `/index.html`. */
export function normalizePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//.test(target);
}

/**
 * Adds an exact redirect for each page of the folders that have moved. Existing entries win.
 *
 * @param pages paths of the site's pages, without its base URL
 */
export function expandFolders(rules: RedirectRules, pages: readonly string[]): RedirectRules {
  const found = Object.entries(rules.folders ?? {}).flatMap(([from, to]) =>
    pages
      .filter((page) => page.startsWith(`${to}/`) && !page.includes('/', to.length + 1))
      .map((page) => [from + page.slice(to.length), page] as const),
  );
  return {exact: {...Object.fromEntries(found), ...rules.exact}, wildcards: rules.wildcards};
}

/**
 * The targets of a path, the best first: its exact entry alone, or else the folders and wildcards that match.
 * They may not all exist: the first existing one is the right one.
 */
export function resolveRedirects(path: string, rules: RedirectRules): RedirectTarget[] {
  const from = normalizePath(path);
  const exact = Object.hasOwn(rules.exact, from) ? rules.exact[from] : undefined;
  if (exact) return [typeof exact === 'string' ? {to: exact} : exact];
  const folders = Object.entries(rules.folders ?? {})
    .filter(([folder]) => from.startsWith(`${folder}/`) && !from.includes('/', folder.length + 1))
    .map(([folder, to]) => ({to: to + from.slice(folder.length)}));
  const wildcards = wildcardRedirects(rules)
    .map((wildcard) => ({...wildcard, prefix: wildcard.from.slice(0, -1)}))
    .filter(({prefix}) => from.startsWith(prefix))
    .map(({prefix, to}) => ({to: to.slice(0, -1) + from.slice(prefix.length)}));
  return [...folders, ...wildcards];
}
