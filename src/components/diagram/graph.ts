// The compiler's tree and connections -> the resources of a program and what they do to each other.
import type {Connection, TerraformResources, TreeNode} from '../../lib/compilerOutput';
import {CLASS, kindOf} from './kind';

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface GraphNode {
  /** Its path in the tree. */
  readonly id: string;
  /** As a program writes it: `cloud.Bucket`; `std.Resource` for a class of the program. */
  readonly type: string;
  readonly name: string;
  /** What belongs to the resource: routes and consumers, or what it is in Terraform. */
  readonly rows: readonly string[];
}

/** One resource calls another. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** What it calls: `put`, `push`. */
  readonly operations: readonly string[];
}

/** What is drawn of a compiled program. */
export interface CompiledProgram {
  readonly tree: TreeNode;
  readonly connections: readonly Connection[];
  readonly terraform?: TerraformResources;
}

interface TreePlace {
  readonly node: TreeNode;
  /** Path of what it is drawn as: itself, or the resource that it is a part of. */
  readonly owner?: string;
}

export function toGraph({tree, connections, terraform}: CompiledProgram): Graph {
  const places = new Map<string, TreePlace>();
  visit(tree, undefined, places);
  const ownerOf = (path: string) => places.get(path)?.owner;
  const edges = mergeEdges(connections, ownerOf);
  const connected = new Set(edges.flatMap(({from, to}) => [from, to]));
  const titles = titlesOfParts(places);
  const nodes = [...places.values()]
    .filter(({node, owner}) => owner === node.path && (isCloudResource(node) || connected.has(node.path)))
    .map(({node}) => toNode(node, titles, terraform));
  return {nodes, edges};
}

function visit(node: TreeNode, around: TreeNode | undefined, places: Map<string, TreePlace>): void {
  // A route's handler is a part of its API, as a consumer is of its queue, hidden or not.
  const isPart = around !== undefined && isCloudResource(around);
  if (!isPart && isHidden(node)) return;
  const owner = isPart ? around : isResource(node) ? node : undefined;
  places.set(node.path, {node, owner: owner?.path});
  for (const child of Object.values(node.children ?? {})) visit(child, owner, places);
}

const SDK_PREFIX = '@winglang/sdk.';

/** Tests are left out; the SDK hides them only where it does not compile them. */
function isHidden({id, display, constructInfo}: TreeNode): boolean {
  return display?.hidden === true || id.startsWith('$') || constructInfo?.fqn === '@winglang/sdk.std.Test';
}

function isCloudResource(node: TreeNode): boolean {
  return /^@winglang\/sdk\.(?!std\.|core\.|platform\.|ui\.)/.test(node.constructInfo?.fqn ?? '');
}

/** A class of the program or of a library is a resource too; `Default` and the nodes above it only hold the others. */
function isResource(node: TreeNode): boolean {
  if (isCloudResource(node)) return true;
  return node.constructInfo?.fqn === SDK_PREFIX + CLASS && !/^(?:.*\/)?(?:root|Default)$/.test(node.path);
}

function mergeEdges(
  connections: readonly Connection[],
  ownerOf: (path: string) => string | undefined,
): GraphEdge[] {
  const merged = new Map<string, {from: string; to: string; operations: string[]}>();
  for (const {source, target, targetOp} of connections) {
    const from = ownerOf(source);
    const to = ownerOf(target);
    if (from === undefined || to === undefined || from === to) continue;
    const edge = merged.get(`${from} ${to}`) ?? {from, to, operations: []};
    if (targetOp && !edge.operations.includes(targetOp)) edge.operations.push(targetOp);
    merged.set(`${from} ${to}`, edge);
  }
  return [...merged.values()];
}

function toNode(
  node: TreeNode,
  titles: ReadonlyMap<string, readonly string[]>,
  terraform?: TerraformResources,
): GraphNode {
  const type = node.constructInfo?.fqn.slice(SDK_PREFIX.length) ?? '';
  const rows = terraform ? terraformTypes(node.path, terraform) : (titles.get(node.path) ?? []);
  return {id: node.path, type, name: toName(node, kindOf(type)), rows: type === CLASS ? [] : rows};
}

/** @returns the titles of what belongs to a resource, by its path */
function titlesOfParts(places: ReadonlyMap<string, TreePlace>): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const {node, owner} of places.values()) {
    const title = node.display?.title;
    if (owner === undefined || owner === node.path || title === undefined || isHidden(node)) continue;
    const known = titles.get(owner);
    if (known) known.push(title);
    else titles.set(owner, [title]);
  }
  return titles;
}

/** A title that the program gave, else the name in the tree. */
function toName({id, display}: TreeNode, kind: string): string {
  const title = display?.title;
  return title && title !== kind ? title : id;
}

/** Permissions, settings and uploads, which come with every resource: the diagram only counts them. */
const TERRAFORM_DETAIL =
  /_iam_|_policy|_permission|_attachment|_log_group|_s3_object|_deployment|_stage|_configuration|_control|_mapping/;

function terraformTypes(path: string, terraform: TerraformResources): string[] {
  const types = Object.entries(terraform).flatMap(([type, resources]) => {
    const parts = Object.values(resources).filter((it) => it['//']?.metadata?.path?.startsWith(`${path}/`));
    return parts.map(() => type);
  });
  const main = [...new Set(types.filter((type) => !TERRAFORM_DETAIL.test(type)))].sort();
  const details = types.filter((type) => TERRAFORM_DETAIL.test(type)).length;
  return details ? [...main, `and ${details} more`] : main;
}
