import type {Sketch, SketchEdge, SketchNode} from './types';

/** Before a row that the earlier program does not have, as in a difference. */
const ADDED = '+ ';

/**
 * Marks what a program has and an earlier state of it does not: its boxes, arrows, and rows of boxes. A box that moved to
 * another class is not new.
 */
export function markNew(now: Sketch, before: Sketch): Sketch {
  const earlier = pair(now.nodes, before.nodes);
  const pairs = new Set(before.edges.map(pairOf));
  const isKnown = ({from, to}: SketchEdge) => {
    const [source, target] = [earlier.get(from), earlier.get(to)];
    return source && target && pairs.has(pairOf({from: source.id, to: target.id}));
  };
  return {
    ...now,
    nodes: now.nodes.map((node) => {
      const old = earlier.get(node.id);
      if (!old) return {...node, isNew: true};
      return {...node, rows: node.rows.map((row) => (old.rows.includes(row) ? row : addedRow(row)))};
    }),
    edges: now.edges.map((edge) => (isKnown(edge) ? edge : {...edge, isNew: true})),
  };
}

/** A row of a box that is older than the row. */
export function addedRow(row: string): string {
  return `${ADDED}${row}`;
}

/** What the marks of a drawing mean, for its caption; `undefined` where it has none. */
export function legendOf({nodes, edges}: Sketch): string | undefined {
  const marks = [
    ...(nodes.some(({isNew}) => isNew) ? ['the boxes that say “New”'] : []),
    ...(nodes.some(({rows}) => rows.some((row) => row.startsWith(ADDED))) ? ['the lines with a plus'] : []),
    ...(edges.some(({isNew}) => isNew) ? ['the thick arrows'] : []),
  ];
  const sentences = [
    ...(marks.length > 0 ? [`This page adds ${new Intl.ListFormat('en-US').format(marks)}.`] : []),
    ...(nodes.some(({isFake}) => isFake) ? ['Boxes with a dashed border exist only in tests.'] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** For each box, the earlier one with its id, else one of the same kind and name that no other box has. */
function pair(nodes: readonly SketchNode[], before: readonly SketchNode[]): Map<string, SketchNode> {
  const pairs = new Map<string, SketchNode>();
  const left = new Set(before);
  const take = (node: SketchNode, isSame: (old: SketchNode) => boolean) => {
    const old = pairs.has(node.id) ? undefined : [...left].find(isSame);
    if (!old) return;
    pairs.set(node.id, old);
    left.delete(old);
  };
  for (const node of nodes) take(node, ({id, kind}) => id === node.id && kind === node.kind);
  for (const node of nodes)
    take(node, ({kind, label}) => kind === node.kind && label.join('\n') === node.label.join('\n'));
  return pairs;
}

function pairOf({from, to}: Pick<SketchEdge, 'from' | 'to'>): string {
  return `${from}\n${to}`;
}
