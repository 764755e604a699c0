import type {ProgramDiagram, ProgramNode} from './nestedLayout';

/** A node of a diagram in words. */
export interface NodeInWords {
  readonly node: ProgramNode;
  /** `Bucket Files in Store`. */
  readonly title: string;
  /** `uses put and get of Counter Hits`, for each arrow that begins at it. */
  readonly uses: readonly string[];
}

/** The same as the drawing says, in its order, for those who do not see it. */
export function inWords({nodes, edges}: ProgramDiagram): NodeInWords[] {
  const titles = new Map(nodes.map((node) => [node.id, titleOf(node)]));
  return nodes.map((node) => {
    const own = edges.filter(({from}) => from === node.id);
    const uses = own.map(({to, operations}) => {
      const what = operations.length > 0 ? `${listOf(operations)} of ` : '';
      return `uses ${what}${titles.get(to)}`;
    });
    return {node, title: titles.get(node.id) ?? '', uses};
  });
}

function titleOf({kind, name, rows, groups}: ProgramNode): string {
  const title = kind === name ? kind : `${kind} ${name}`;
  const parts = rows.length > 0 ? ` (${rows.join(', ')})` : '';
  return groups.length > 0 ? `${title}${parts} in ${[...groups].reverse().join(' in ')}` : title + parts;
}

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
