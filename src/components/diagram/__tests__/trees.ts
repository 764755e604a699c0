import type {Connection, TreeNode} from '../../../lib/compilerOutput';

/** A tree as the compiler writes it, from the types of its nodes by path: `{'Store/Files': 'cloud.Bucket'}`. */
export function treeOf(types: Readonly<Record<string, string>>): TreeNode {
  const root = toNode('root', 'root', 'core.App');
  const inner = toNode('Default', 'root/Default', 'std.Resource');
  root.children.Default = inner;
  for (const [path, type] of Object.entries(types)) {
    const names = path.split('/');
    const parent = names.slice(0, -1).reduce((node, name) => node.children[name] as MutableNode, inner);
    const id = names.at(-1)!;
    parent.children[id] = toNode(id, `${parent.path}/${id}`, type);
  }
  return root;
}

/** `Api > Store.put`: a call of a method. */
export function call(text: string): Connection {
  const [, source, target, targetOp] = /^(.*) > (.*)\.(\w+)$/.exec(text)!;
  return {source: `root/Default/${source}`, target: `root/Default/${target}`, targetOp, name: 'call'};
}

type MutableNode = TreeNode & {children: Record<string, TreeNode>};

function toNode(id: string, path: string, type: string): MutableNode {
  return {id, path, constructInfo: {fqn: `@winglang/sdk.${type}`}, children: {}};
}
