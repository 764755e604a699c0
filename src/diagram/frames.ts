import type {TreeNode} from '../lib/compilerOutput';
import type {GraphNode} from './graph';

/** A node of a diagram, or a frame: a class of the program around the nodes that it holds. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly node?: GraphNode;
  /** What a frame holds. */
  readonly parts: Item[];
}

const CLASS = '@winglang/sdk.std.Resource';

/**
 * Puts each node into the frames of the classes around it.
 *
 * @param tree the program's tree, which says what is a class
 * @param nodes of the diagram; a class that something calls is a node in its own frame, if it has one
 * @returns the root, which is no class and is not drawn
 */
export function toFrames(tree: TreeNode, nodes: readonly GraphNode[]): Item {
  const root: Item = {id: '', name: '', parts: []};
  const classes = new Map<string, TreeNode>();
  collectClasses(tree, classes);
  const frames = new Map<string, Item>();
  for (const node of nodes) {
    let around = root;
    for (const path of pathsAround(node.id)) {
      const known = classes.get(path);
      if (!known || !isFrame(path, nodes)) continue;
      const frame = frames.get(path) ?? {id: path, name: known.display?.title ?? known.id, parts: []};
      if (!frames.has(path)) around.parts.push(frame);
      frames.set(path, frame);
      around = frame;
    }
    around.parts.push({id: node.id, name: node.name, node, parts: []});
  }
  return root;
}

function collectClasses(node: TreeNode, classes: Map<string, TreeNode>): void {
  if (node.constructInfo?.fqn === CLASS && node.id !== 'Default') classes.set(node.path, node);
  for (const child of Object.values(node.children ?? {})) collectClasses(child, classes);
}

/** The paths down to a node, its own included. */
function pathsAround(path: string): string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function isFrame(path: string, nodes: readonly GraphNode[]): boolean {
  return nodes.some(({id}) => id.startsWith(`${path}/`));
}
