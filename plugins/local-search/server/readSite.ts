import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {SearchRecord} from '../shared/types';
import {toRecords} from './page';

/**
 * Records of all pages of a built site, in the order of their paths.
 *
 * @param root folder of the built site
 */
export function readRecords(root: string): SearchRecord[] {
  return listPages(root).flatMap(({path, file}) => {
    const html = readFileSync(join(root, file), 'utf8');
    // Most files are the small pages of redirects: no need to parse them.
    return html.includes(FACET) ? toRecords(path, html) : [];
  });
}

const FACET = 'docsearch:docusaurus_tag';

/** Pages that only list others, and those that find them. */
const NOT_SEARCHED = /^\/(?:404|search|blog\/archive|docs\/index-of-pages)$|\/(?:tags|authors)(?:\/|$)/;

interface PageFile {
  readonly path: string;
  readonly file: string;
}

function listPages(root: string): PageFile[] {
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((file) => ({file, path: `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`}))
    .filter(({path}) => !NOT_SEARCHED.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
