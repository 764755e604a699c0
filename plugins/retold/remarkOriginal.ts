import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {block, link, text} from '../markdown/nodes';
import {readOriginal, toWords} from './original';

export interface RemarkRetoldOptions {
  /** The repository's folder. */
  readonly root: string;
}

/**
 * Begins a post that retells another one with a line that says so: who wrote the original, when, and where it is. As a part of
 * the post it is in the list of posts and in the feeds as well.
 *
 * @throws Error with all that is wrong with the front matter `original`, with file and line
 */
export const remarkRetold: Plugin<[RemarkRetoldOptions], Root> =
  ({root}) =>
  (tree, file) => {
    const {original: value} = (file.data.frontMatter ?? {}) as {readonly original?: unknown};
    const {original, problems} = readOriginal(value);
    if (problems.length > 0) {
      const page = path.relative(root, file.path).split(path.sep).join('/');
      const place = `${page}:${lineOf(file.path)}`;
      throw new Error(problems.map((problem) => `${place}: ${problem}`).join('\n'));
    }
    if (!original) return;
    const words = toWords(original);
    tree.children.unshift(
      block('p', {className: 'retold'}, [
        text(words.before),
        link(original.url, text(words.link)),
        text(words.after),
      ] as never),
    );
  };

/** The step gets the page without its front matter, which the file still has. */
function lineOf(file: string): number {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return lines.findIndex((line) => line.startsWith('original:')) + 1;
}
