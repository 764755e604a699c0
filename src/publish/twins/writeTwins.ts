import fs from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../lib/escapeHtml';
import {twinPath} from '../../lib/twinPath';
import {FULL_FILE, INDEX_FILE, type OtherFile, toFullText, toIndex} from './indexes';
import {readMoved, readTwins, type TwinnedSite} from './readSite';

/**
 * Writes the Markdown of each page beside it, names it in the page's head, and lists all of it in `llms.txt` and
 * `llms-full.txt`.
 *
 * @param others further files that the index names, without their sizes
 * @throws Error with all of the other files that are not there
 */
export function writeTwins(
  {outDir, ...site}: TwinnedSite & {readonly outDir: string},
  others: readonly Omit<OtherFile, 'size'>[],
): void {
  const {siteUrl, baseUrl} = site;
  const pages = readTwins(site);
  for (const {route, page, markdown} of pages) {
    const twin = twinPath(route, '/').slice(1);
    fs.writeFileSync(path.join(outDir, twin), markdown);
    page.addToHead(`<link rel="alternate" type="text/markdown" href="${escapeHtml(baseUrl + twin)}">`);
  }
  for (const {page, markdown} of readMoved(site))
    fs.writeFileSync(path.join(outDir, page.file.replace(/html$/, 'md')), markdown);
  fs.writeFileSync(path.join(outDir, FULL_FILE), toFullText(pages, siteUrl));
  const listed = [
    {file: FULL_FILE, title: FULL_FILE, description: 'all of the documentation, in reading order'},
    ...others,
  ];
  const missing = listed.filter(({file}) => !fs.existsSync(path.join(outDir, file)));
  if (missing.length > 0)
    throw new Error(`llms.txt names files that were not built: ${missing.map(({file}) => file).join(', ')}`);
  const sized = listed.map((other) => ({...other, size: fs.statSync(path.join(outDir, other.file)).size}));
  fs.writeFileSync(path.join(outDir, INDEX_FILE), toIndex(pages, sized, siteUrl));
}
