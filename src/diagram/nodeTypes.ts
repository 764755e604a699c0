import type {TreeNode} from '../lib/compilerOutput';

const SDK_PREFIX = '@winglang/sdk.';

/** The types of the nodes of a tree by path, as a program writes them: `cloud.Bucket`. Types of others are left out. */
export function typesOf(tree: TreeNode): Map<string, string> {
  const types = new Map<string, string>();
  const visit = (node: TreeNode) => {
    const fqn = node.constructInfo?.fqn ?? '';
    if (fqn.startsWith(SDK_PREFIX)) types.set(node.path, fqn.slice(SDK_PREFIX.length));
    for (const child of Object.values(node.children ?? {})) visit(child);
  };
  visit(tree);
  return types;
}
