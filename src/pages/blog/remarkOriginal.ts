import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {originalProblems} from './originalProblems';

interface RemarkOriginalOptions {
  /** The repository's folder. */
  readonly root: string;
}

/**
 * Checks the front matter `original` of a post.
 *
 * @throws Error with all that is wrong with it, with file and line
 */
export const remarkOriginal: Plugin<[RemarkOriginalOptions], Root> =
  ({root}) =>
  (_tree, file) => {
    const {original} = (file.data.frontMatter ?? {}) as {readonly original?: unknown};
    const problems = originalProblems(original);
    if (problems.length === 0) return;
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const place = `${page}:${lineOf(file.path)}`;
    throw new Error(problems.map((problem) => `${place}: ${problem}`).join('\n'));
  };

/** The step gets the page without its front matter, which the file still has. */
function lineOf(file: string): number {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return lines.findIndex((line) => line.startsWith('original:')) + 1;
}
