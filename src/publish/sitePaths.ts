/**
 * Writes the paths and titles of all pages, and the redirects, to one JSON file. Only the 404 page fetches it, to find the
 * page that was meant, so that no other page contains the lists.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {redirects} from '../config/redirects/list';
import {SITE_PATHS_FILE, type SitePath, type SitePaths} from '../pages/not-found/sitePaths';
import type {BuiltPage} from '../lib/builtPage';
import type {PublishStep} from '../lib/publishing';
import {toTitle} from './title';

export const writeSitePaths: PublishStep = async ({outDir, baseUrl, routePages}) => {
  const pages = routePages.flatMap((page) => toSitePath(page, baseUrl));
  await writeFile(join(outDir, SITE_PATHS_FILE), JSON.stringify({pages, redirects} satisfies SitePaths));
};

/** A page that search engines must not list is not suggested either. */
function toSitePath({path, file, head}: BuiltPage, baseUrl: string): SitePath[] {
  const title = toTitle(head);
  const isSuggested = file !== '404.html' && !/<meta[^>]+noindex/.test(head);
  return title && isSuggested ? [[baseUrl + path.slice(1), title]] : [];
}
