import type {RedirectRules} from '../../config/redirects/types';

/** Path of a page, with the base URL, and its title. */
export type SitePath = readonly [path: string, title: string];

/** What the page for wrong addresses looks for the right one in. */
export interface SitePaths {
  readonly pages: readonly SitePath[];
  readonly redirects: RedirectRules;
}

/** Name of the file in the folder of the built site. */
export const SITE_PATHS_FILE = 'site-paths.json';

/** @returns no pages and no rules where it is not the file: some hosts answer with a page of their own */
export function readSitePaths(data: unknown): SitePaths {
  const {pages, redirects} = (data ?? {}) as Partial<SitePaths>;
  return Array.isArray(pages) && redirects
    ? {pages, redirects}
    : {pages: [], redirects: {exact: {}, wildcards: {}}};
}
