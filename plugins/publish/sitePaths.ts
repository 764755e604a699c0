/**
 * Writes the paths and titles of all pages, and the redirects, to one JSON file. Only the 404 page fetches it, to find the
 * page that was meant, so that no other page contains the lists.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {redirects} from '../../src/config/redirects';
import {SITE_PATHS_FILE, type SitePath, type SitePaths} from '../../src/not-found/sitePaths';
import type {PublishStep} from '../../src/lib/publishing';
import {toTitle} from './title';

export const writeSitePaths: PublishStep = async ({outDir, baseUrl, routes}) => {
  const paths = await Promise.all(
    routes
      .filter((path) => path !== `${baseUrl}404.html`)
      .map((path) => loadSitePath(outDir, path, path.slice(baseUrl.length))),
  );
  const pages = paths.filter((page): page is SitePath => page !== undefined);
  await writeFile(join(outDir, SITE_PATHS_FILE), JSON.stringify({pages, redirects} satisfies SitePaths));
};

/** A page that search engines must not list is not suggested either. */
async function loadSitePath(outDir: string, path: string, file: string): Promise<SitePath | undefined> {
  const html = await readFile(join(outDir, `${file || 'index'}.html`), 'utf8').catch(() => '');
  const head = html.slice(0, html.indexOf('</head>'));
  const title = toTitle(head);
  return title && !/<meta[^>]+noindex/.test(head) ? [path, title] : undefined;
}
