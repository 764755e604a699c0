import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createContentCache} from '../../markdown/contentCache';
import type {BuiltPage} from '../../lib/builtPage';
import type {SearchRecord} from '../shared/types';
import {withAliases} from './withAliases';
import {toRecords} from './page';

/** Records of all pages of a built site, in the order of their paths. */
export function readRecords(pages: readonly BuiltPage[]): readonly SearchRecord[] {
  const searched = pages
    .filter(({path, html}) => html.includes(FACET) && !NOT_SEARCHED.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return withAliases(
    searched.flatMap((page) =>
      known.get(page.path + page.html.replace(HASHED_FILES, ''), () => toRecords(page)),
    ),
  );
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

/** Only pages that are searched have it. */
const FACET = 'docsearch:docusaurus_tag';

/** Names of scripts and style sheets change whenever the text of any page does. */
const HASHED_FILES = /<(?:script|link)[^>]*\/assets\/[^>]*>/g;

/** Pages that only list or find other pages, and the one that other sites show. */
const NOT_SEARCHED =
  /^\/(?:404|search|play\/embed|blog\/archive|docs\/index-of-pages)$|\/(?:tags|authors)(?:\/|$)/;
