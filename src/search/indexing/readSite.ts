import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {createContentCache} from '../../markdown/contentCache';
import type {SearchRecord} from '../shared/types';
import {withAliases} from './withAliases';
import {toRecords} from './page';

/**
 * Records of all pages of a built site, in the order of their paths.
 *
 * @param root folder of the built site
 */
export function readRecords(root: string): readonly SearchRecord[] {
  const records = listPages(root).flatMap(({path, file}) => {
    const html = readFileSync(join(root, file), 'utf8');
    // Most files are stubs of redirects, which need no parsing.
    return html.includes(FACET)
      ? known.get(path + html.replace(SCRIPTS, ''), () => toRecords(path, html))
      : [];
  });
  return withAliases(records);
}

/** Keeps the records of pages on disk for the next process, since parsing all pages takes seconds. */
export function keepRecords(root: string): void {
  known.keep(root);
}

const known = createContentCache<readonly SearchRecord[]>({name: 'search/records', modules: listModules()});

function listModules(): string[] {
  return [__dirname, join(__dirname, '../shared')].flatMap((folder) =>
    readdirSync(folder)
      .flatMap((name) => (name.endsWith('.ts') ? join(folder, name) : []))
      .sort(),
  );
}

const FACET = 'docsearch:docusaurus_tag';

/** Script names change whenever the text of any page does. */
const SCRIPTS = /<(?:script|link)[^>]*\/assets\/js\/[^>]*>/g;

/** Pages that only list or find other pages. */
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
