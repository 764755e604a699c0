import fs from 'node:fs';
import path from 'node:path';

/** Folders of the Markdown pages. */
export const CONTENT_FOLDERS = ['docs', 'blog', 'contributing', 'src/pages'];

/**
 * Finds the Markdown pages at the given paths, or all of the site's where none is given.
 *
 * @returns paths relative to the root, sorted
 */
export function findPages(root: string, paths: readonly string[] = []): string[] {
  const places =
    paths.length > 0 ? paths.map((name) => path.relative(root, path.resolve(name))) : CONTENT_FOLDERS;
  const pages = places.flatMap((place) => {
    const full = path.join(root, place);
    if (!fs.existsSync(full)) return [];
    if (fs.statSync(full).isFile()) return [place];
    return fs
      .readdirSync(full, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return [...new Set(pages)]
    .filter((page) => /\.mdx?$/.test(page) && !/\/(?:node_modules|target)\//.test(page))
    .sort();
}
