import fs from 'node:fs';
import path from 'node:path';
import type {Root, Table} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {toLeafDirective} from '../../src/markdown/leafDirective';
import {findPages} from '../../src/samples/findPages';
import {countPrograms, toTable} from '../../src/samples/counts';
import {collectPrograms, type Program} from '../../src/samples/programs';

export interface SampleCountsOptions {
  /** The repository's folder. */
  readonly root: string;
}

/** Puts the counts of all programs of the site in the place of the directive `::sample-counts`. */
export const remarkSampleCounts: Plugin<[SampleCountsOptions], Root> =
  ({root}) =>
  (tree) => {
    visit(tree, (node, index, parent) => {
      if (toLeafDirective(node)?.name !== 'sample-counts' || !parent || index === undefined) return;
      const programs = readPrograms(root).map((program) => ({program}));
      parent.children[index] = toTableNode(toTable(countPrograms(programs)));
    });
  };

function readPrograms(root: string): Program[] {
  const read = (file: string) => {
    const full = path.join(root, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  return findPages(root).flatMap((page) => collectPrograms(page, read(page) ?? '', read).programs);
}

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
