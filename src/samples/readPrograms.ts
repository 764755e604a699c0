import {createFolderReader} from '../lib/folderReader';
import {collectPrograms} from './collectPrograms';
import {keepFences} from './markdown';
import type {PagePrograms} from './pageProgram';

/**
 * Collects the programs of pages, with the real files that their fences show.
 *
 * @param root the repository's folder
 * @param pages paths relative to it
 */
export function readPrograms(root: string, pages: readonly string[]): PagePrograms[] {
  keepFences(root);
  const {read} = createFolderReader(root);
  return pages.map((page) => collectPrograms(page, read(page) ?? '', read));
}
