import type {TerraformResources, TreeNode} from '../../../lib/compilerOutput';
import {isRecord} from '../../../lib/entrance/own';
import {kindOf} from '../kind';
import {kindWord} from './kinds';
import type {Sketch, SketchEdge} from './types';

/** A resource of the configuration, and the resource of the program that it belongs to. */
interface Resource {
  readonly address: string;
  readonly type: string;
  readonly owner: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}

/** An arrow names as many actions, and counts the others. */
const MAX_ACTIONS = 2;

/**
 * A Terraform configuration as a sketch: a box for each resource of the program, with what it consists of. Arrows are the
 * permissions that policies grant, and with dashes, references to what another box holds.
 */
export function sketchTerraform(terraform: TerraformResources, tree: TreeNode): Sketch {
  const resources = readResources(terraform);
  const ownerOf = new Map(resources.map(({address, owner}) => [address, owner]));
  const owners = [...new Set(resources.map(({owner}) => owner))];
  const permissions = new Map<string, SketchEdge>();
  for (const {owner, fields} of resources) {
    for (const {actions, resources: targets} of readStatements(fields['policy'])) {
      for (const to of new Set(targets.flatMap((target) => referencesOf(target, ownerOf))))
        if (to !== owner)
          permissions.set(`${owner} ${to}`, {from: owner, to, label: toLabel(actions), isDashed: false});
    }
  }
  const references = new Map<string, SketchEdge>();
  for (const {owner, fields} of resources) {
    for (const to of referencesOf(JSON.stringify(fields), ownerOf)) {
      const pair = `${owner} ${to}`;
      if (to !== owner && !permissions.has(pair))
        references.set(pair, {from: owner, to, label: [], isDashed: true});
    }
  }
  return {
    direction: 'right',
    nodes: owners.map((owner) => ({
      id: owner,
      label: [owner.slice(owner.lastIndexOf('/') + 1)],
      ...kindAt(owner, tree),
      rows: resources
        .filter((one) => one.owner === owner)
        .map(({type}) => type)
        .sort(),
    })),
    edges: [...permissions.values(), ...references.values()],
    frames: [],
    arrows: {solid: 'permission', dashed: 'reference'},
  };
}

/** The kind of a resource of the program; the configuration has others, such as the bucket for the code. */
function kindAt(path: string, tree: TreeNode): {kind?: string} {
  if (tree.path === path) {
    const type = tree.constructInfo?.fqn ?? '';
    return type.startsWith('@winglang/sdk.') ? {kind: kindWord(kindOf(type))} : {};
  }
  const below = Object.values(tree.children ?? {}).find(
    (node) => path === node.path || path.startsWith(`${node.path}/`),
  );
  return below ? kindAt(path, below) : {};
}

/** The first resource of a node in the tree stands directly below it, or is the node itself. */
function readResources(terraform: TerraformResources): Resource[] {
  const placed = Object.entries(terraform).flatMap(([type, named]) =>
    Object.entries(named).map(([name, fields]) => ({
      address: `${type}.${name}`,
      type,
      path: fields['//']?.metadata?.path ?? name,
      fields: fields as Readonly<Record<string, unknown>>,
    })),
  );
  // A resource of the program has a part named `Default`, or is one in Terraform by itself.
  const owners = placed.map(({path}) =>
    path.endsWith('/Default') ? path.slice(0, -'/Default'.length) : path,
  );
  return placed.map(({path, ...resource}) => {
    const parent = path.slice(0, path.lastIndexOf('/'));
    return {...resource, owner: owners.includes(parent) ? parent : path};
  });
}

/** The statements of a policy, which is JSON in a string. */
function readStatements(policy: unknown): Statement[] {
  if (typeof policy !== 'string') return [];
  const parsed: unknown = JSON.parse(policy);
  const statements = isRecord(parsed) && Array.isArray(parsed['Statement']) ? parsed['Statement'] : [];
  return statements.filter(isRecord).map((statement) => ({
    actions: [statement['Action']].flat().map(String),
    resources: [statement['Resource']].flat().map(String),
  }));
}

/** The owners of the resources to which a text refers: `${aws_s3_bucket.Receipts.arn}`. */
function referencesOf(text: string, ownerOf: ReadonlyMap<string, string>): string[] {
  const found = [...text.matchAll(/\$\{([\w-]+\.[\w-]+)\./g)].flatMap(
    ([, address = '']) => ownerOf.get(address) ?? [],
  );
  return [...new Set(found)];
}

function toLabel(actions: readonly string[]): string[] {
  const more = actions.length - MAX_ACTIONS;
  return [[...actions.slice(0, MAX_ACTIONS), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')];
}
