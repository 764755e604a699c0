import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {alignCells} from '../alignCells';

describe('alignCells', () => {
  it('gives cells the class of their column, and leaves no alignment to the compiler', () => {
    const cell = () => ({type: 'tableCell' as const, children: []});
    const row = () => ({type: 'tableRow' as const, children: [cell(), cell()]});
    const table = {type: 'table' as const, align: [null, 'right' as const], children: [row(), row()]};
    const tree: Root = {type: 'root', children: [table]};
    alignCells()(tree);
    expect(tree.children[0]).toMatchObject({
      align: null,
      children: [0, 1].map(() => ({
        children: [{}, {data: {hProperties: {className: ['cell-right']}}}],
      })),
    });
  });
});
