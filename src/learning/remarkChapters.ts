import path from 'node:path';
import type {Paragraph, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {LINES_PER_MINUTE, WORDS_PER_MINUTE} from './minutes';
import {type ChapterSize, measureChapters} from './chapters';
import {createFolderReader} from '../lib/folderReader';
import {toLeafDirective, unknownAttributes} from '../markdown/leafDirective';
import {paragraph, text} from '../markdown/nodes';

interface RemarkChaptersOptions {
  /** The repository's folder. */
  readonly root: string;
}

/**
 * Adds to the table before `::chapter-sizes` how much each chapter has to write and how long that takes, and puts the sums in the
 * place of the directive. A row of the table is of the chapter that it links to.
 *
 * @throws Error where there is no such table, or a row or a chapter without the other
 */
export const remarkChapters: Plugin<[RemarkChaptersOptions], Root> =
  ({root}) =>
  (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    tree.children.forEach((node, index) => {
      const directive = toLeafDirective(node);
      if (directive?.name !== 'chapter-sizes') return;
      const fail = (message: string) => {
        throw new Error(`${page}:${directive.line}: ${message}`);
      };
      unknownAttributes(directive, []).forEach(fail);
      const table = tree.children[index - 1];
      if (table?.type !== 'table') return fail('::chapter-sizes comes after a table of chapters');
      const sizes = measureChapters(path.posix.dirname(page), createFolderReader(root));
      const rows = table.children.slice(1).map(folderOf);
      const wanted = sizes.map(({folder}) => folder);
      if (rows.join() !== wanted.join())
        fail(`the table before ::chapter-sizes links to ${rows.join(', ')}: allowed is ${wanted.join(', ')}`);
      addColumn(table, sizes);
      tree.children[index] = toSums(sizes);
    });
  };

/** The folder of the page that a row links to: `01-api` for `./01-api/index.md`. */
function folderOf(row: Table['children'][number]): string {
  let folder: string | undefined;
  visit(row, 'link', ({url}) => void (folder ??= /^\.\/([^/]+)\/index\.mdx?$/.exec(url)?.[1]));
  return folder ?? toString(row);
}

function addColumn(table: Table, sizes: readonly ChapterSize[]): void {
  const cells = [
    'Size',
    ...sizes.map(({lines, minutes}) => `${minutes}\u00A0min${lines > 0 ? `, ${lines}\u00A0lines` : ''}`),
  ];
  // Beside the names, so that phones show it.
  table.children.forEach((row, index) => row.children.splice(1, 0, cell(cells[index]!)));
}

function cell(value: string): TableCell {
  return {type: 'tableCell', children: [text(value)]};
}

const COUNT = new Intl.NumberFormat('en-US');

function toSums(sizes: readonly ChapterSize[]): Paragraph {
  const sum = (key: 'lines' | 'minutes') => sizes.reduce((all, size) => all + size[key], 0);
  const hours = Math.round(sum('minutes') / 30) / 2;
  return paragraph(
    text(
      `In all, you write ${COUNT.format(sum('lines'))} lines, including ${sizes.at(-1)!.tests} tests. That takes about ${hours} hours. ` +
        `Each chapter's minutes are computed: one for every ${WORDS_PER_MINUTE} words that you read, and one for every ` +
        `${LINES_PER_MINUTE} lines that you write or copy. Installing, waiting, and deploying aren't counted.`,
    ),
  );
}
