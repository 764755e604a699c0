import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Aligns the cells of tables by a class: the Markdown compiler would write a style into each of them. */
export function alignCells() {
  return (tree: Root) => {
    visit(tree, 'table', (table) => {
      for (const {children} of table.children) {
        children.forEach((cell, column) => {
          const side = table.align?.[column];
          if (side) cell.data = {...cell.data, hProperties: {className: [`cell-${side}`]}};
        });
      }
      // An empty list would stand for a table without columns.
      table.align = null;
    });
  };
}
