import type {Root, Table} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {toLeafDirective} from '../markdown/leafDirective';
import {findPages} from '../config/contentPages';
import {countPrograms, toTable} from './counts';
import {readPrograms} from './readPrograms';

interface SampleCountsOptions {
  /** The repository's folder. */
  readonly root: string;
}

/** Puts the counts of all programs of the site in the place of the directive `::sample-counts`. */
export const remarkSampleCounts: Plugin<[SampleCountsOptions], Root> =
  ({root}) =>
  (tree) => {
    visit(tree, (node, index, parent) => {
      if (toLeafDirective(node)?.name !== 'sample-counts' || !parent || index === undefined) return;
      const programs = readPrograms(root, findPages(root)).flatMap((page) => page.programs);
      parent.children[index] = toTableNode(toTable(countPrograms(programs.map((program) => ({program})))));
    });
  };

/** Numbers stand at the right, words at the left. */
function toTableNode(rows: readonly (readonly string[])[]): Table {
  const isText = (column: number) => column === 0 || column === rows[0]!.length - 1;
  return {
    type: 'table',
    align: rows[0]!.map((_, column) => (isText(column) ? null : 'right')),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: row.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
    })),
  };
}
