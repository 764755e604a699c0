import {addedRow} from './markNew';
import type {Sketch, SketchEdge, SketchFrame, SketchNode} from './types';

/**
 * Draws each class that holds no other as one box, with what it holds as its rows, so that a large program can be read at a
 * glance: what the classes do to each other, and not what each does inside.
 */
export function foldClasses(sketch: Sketch): Sketch {
  const folded = sketch.frames.filter(({id}) => !sketch.frames.some(({frame}) => frame === id));
  const boxOf = new Map(
    sketch.nodes.map(({id, frame}) => [id, folded.some((one) => one.id === frame) ? frame! : id]),
  );
  return {
    ...sketch,
    nodes: sketch.nodes.flatMap((node) => {
      const frame = folded.find(({id}) => id === node.frame);
      if (!frame) return [node];
      const held = sketch.nodes.filter((other) => other.frame === frame.id);
      return held[0] === node ? [toBox(frame, held)] : [];
    }),
    edges: mergeEdges(sketch.edges, (id) => boxOf.get(id)!),
    frames: sketch.frames.filter((frame) => !folded.includes(frame)),
  };
}

function toBox({id, title, frame}: SketchFrame, held: readonly SketchNode[]): SketchNode {
  // The class itself is a box in its frame where something calls it.
  const inside = held.filter((node) => `${node.id}/` !== id);
  const isAllNew = held.every(({isNew}) => isNew);
  const isAllFake = held.every(({isFake}) => isFake);
  const rows = inside.map(({kind = '', label, isNew}) => {
    const name = label.join(' ');
    const row = name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind} ${name}`;
    return isNew && !isAllNew ? addedRow(row) : row;
  });
  return {
    id,
    label: [title],
    kind: 'Class',
    rows: [...new Set(rows)],
    ...(isAllNew && {isNew: true}),
    ...(isAllFake && {isFake: true}),
    ...(frame !== undefined && {frame}),
  };
}

function mergeEdges(edges: readonly SketchEdge[], boxOf: (id: string) => string): SketchEdge[] {
  const merged = new Map<string, SketchEdge & {words: readonly string[]}>();
  for (const edge of edges) {
    const [from, to] = [boxOf(edge.from), boxOf(edge.to)];
    if (from === to) continue;
    const known = merged.get(`${from}\n${to}`);
    const isNew = edge.isNew && (known?.isNew ?? true);
    const words = [...new Set([...(known?.words ?? []), ...edge.label.flatMap((line) => line.split(', '))])];
    merged.set(`${from}\n${to}`, {
      from,
      to,
      words,
      label: words.length > 0 ? [words.join(', ')] : [],
      isDashed: edge.isDashed && (known?.isDashed ?? true),
      ...(isNew && {isNew}),
    });
  }
  return [...merged.values()].map(({words: _words, ...edge}) => edge);
}
