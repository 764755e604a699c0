// What is marked in a drawing: the resources of a step and of the one before it.
import type {GraphNode} from './graph';

export interface NodeMark {
  readonly kind: 'current' | 'previous';
  /** A few letters, such as `step 3`. */
  readonly text: string;
}

export interface PathMark extends NodeMark {
  /** Path of a resource, or of a part of one. */
  readonly path: string;
}

/** The marks by the paths of the nodes that have them. A node has one: the last in the list. */
export function marksOfNodes(
  marks: readonly PathMark[],
  nodes: readonly Pick<GraphNode, 'id'>[],
): ReadonlyMap<string, NodeMark> {
  return new Map(
    marks.flatMap(({path, ...mark}) => {
      const id = nodeAround(path, nodes);
      return id === undefined ? [] : [[id, mark] as const];
    }),
  );
}

/** The innermost node around a path. */
function nodeAround(path: string, nodes: readonly Pick<GraphNode, 'id'>[]): string | undefined {
  const around = nodes.filter(({id}) => path === id || path.startsWith(`${id}/`));
  return around.sort((a, b) => b.id.length - a.id.length)[0]?.id;
}
