import fs from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {directive} from 'micromark-extension-directive';
import {createContentCache} from '../markdown/contentCache';
import {toLeafDirective} from '../markdown/leafDirective';
import type {ApiDirective} from './registry';

/** Lines that make no difference to where directives are: parsing all of a page takes a hundred times as long. */
const OTHER_LINES = /^(?!::api|\s*(?:`{3,}|~{3,})).*$/gm;

/** Folder whose pages hold the reference. */
const API_FOLDER = 'docs/api';

/**
 * Finds the `::api` directives of a page's Markdown.
 *
 * @param page path of the page, relative to the repository's folder
 */
export function findDirectives(page: string, markdown: string): ApiDirective[] {
  return known.get(markdown, () => parseDirectives(markdown)).map((directive) => ({page, ...directive}));
}

/** The development server asks for those of all pages whenever one is saved. */
const known = createContentCache<Omit<ApiDirective, 'page'>[]>({name: 'reference/directives', modules: []});

function parseDirectives(markdown: string): Omit<ApiDirective, 'page'>[] {
  const {children} = fromMarkdown(markdown.replaceAll(OTHER_LINES, ''), {
    extensions: [directive()],
    mdastExtensions: [directiveFromMarkdown()],
  });
  return children.flatMap((node) => {
    const found = toLeafDirective(node);
    return found?.name === 'api' ? [{line: found.line, attributes: found.attributes}] : [];
  });
}

/** Finds the directives of all pages below {@link API_FOLDER}. */
export function readDirectives(root: string): ApiDirective[] {
  const folder = path.join(root, API_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .flatMap((name) =>
      findDirectives(`${API_FOLDER}/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')),
    );
}
