import fs from 'node:fs';
import path from 'node:path';
import type {ApiDirective} from './registry';

/** Folder whose pages hold the reference. */
export const API_FOLDER = 'docs/api';

/**
 * Finds the `::api` directives of a page's Markdown. Those in code fences are text.
 *
 * @param page path of the page, relative to the repository's folder
 */
export function findDirectives(page: string, markdown: string): ApiDirective[] {
  let fence: string | undefined;
  return markdown.split('\n').flatMap((row, index) => {
    const mark = /^(?:`{3,}|~{3,})/.exec(row)?.[0];
    if (mark && (fence === undefined || (row.trim() === mark && mark.startsWith(fence)))) {
      fence = fence === undefined ? mark : undefined;
      return [];
    }
    const match = fence === undefined ? /^::api(?:\{(.*)\})?\s*$/.exec(row) : null;
    return match ? [{page, line: index + 1, attributes: readAttributes(match[1] ?? '')}] : [];
  });
}

/** Reads the directives of all pages below {@link API_FOLDER}. */
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

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
}
