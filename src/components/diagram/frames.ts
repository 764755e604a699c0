import type {TreeNode} from '../../lib/compilerOutput';
import type {GraphNode} from './graph';

/** A class of the program that holds nodes of the diagram. */
export interface ClassFrame {
  /** Its path in the tree, with which the paths of what it holds begin. */
  readonly id: string;
  readonly name: string;
}

/**
 * The frames of a diagram, each after the one around it. A class that something calls is also a node in its own frame.
 *
 * @param tree the program's tree, where classes are marked
 */
export function toFrames(tree: TreeNode, nodes: readonly GraphNode[]): ClassFrame[] {
  // A path is in the tree once; but the tree comes from the program, and the layout fails with a frame around itself.
  return [...new Map(framesBelow(tree, nodes).map((frame) => [frame.id, frame])).values()];
}

function framesBelow(tree: TreeNode, nodes: readonly GraphNode[]): ClassFrame[] {
  const isFrame =
    tree.constructInfo?.fqn === '@winglang/sdk.std.Resource' &&
    tree.id !== 'Default' &&
    nodes.some(({id}) => id.startsWith(`${tree.path}/`));
  const inner = Object.values(tree.children ?? {}).flatMap((child) => framesBelow(child, nodes));
  return isFrame ? [{id: tree.path, name: tree.display?.title ?? tree.id}, ...inner] : inner;
}

/** The frames around a node, or a frame and those around it: the outermost first. */
export function framesAround<Item extends ClassFrame>(path: string, frames: readonly Item[]): Item[] {
  return frames.filter(({id}) => path === id || path.startsWith(`${id}/`));
}
