import type {RedirectRules, RedirectTarget} from './types';

export type ExactRedirect = RedirectTarget & {readonly from: string};

export interface WildcardRedirect {
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

/** The path as it stands in the list: no slash at the end, no `.html`, no `/index.html`. */
export function normalisePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//.test(target);
}

/** Where a path leads by the list: its exact entry, else the first wildcard that matches. Knows nothing of pages. */
export function resolveRedirect(path: string, rules: RedirectRules): RedirectTarget | undefined {
  const from = normalisePath(path);
  const exact = Object.hasOwn(rules.exact, from) ? rules.exact[from] : undefined;
  if (exact) return typeof exact === 'string' ? {to: exact} : exact;
  for (const wildcard of wildcardRedirects(rules)) {
    const prefix = wildcard.from.slice(0, -1);
    const rest = from.slice(prefix.length);
    if (from.startsWith(prefix) && rest) return {to: wildcard.to.slice(0, -1) + rest};
  }
  return undefined;
}
