/** How large a tree of resources may be: a diagram and a page have to be made of it while the reader waits. */

/** Of the tree, with all that resources consist of. */
export const MAX_NODES = 5_000;

export const MAX_CONNECTIONS = 2_000;

/** Whether a tree has no more nodes than are allowed, whatever it is otherwise. It stops counting where there are more. */
export function hasFewNodes(tree: unknown): boolean {
  const left = [tree];
  let nodes = 0;
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (++nodes > MAX_NODES) return false;
    const children = childrenOf(node);
    if (children.length > MAX_NODES) return false;
    left.push(...children);
  }
  return true;
}

function childrenOf(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, 'children')) return [];
  const {children} = node as {readonly children: unknown};
  return typeof children === 'object' && children !== null ? Object.values(children) : [];
}
