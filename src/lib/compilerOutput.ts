// What is read of the files that the compiler writes. The rooms that read them and those that draw them share these shapes.
import * as v from 'valibot';

const path = v.string();

/** A resource of the program, with the resources that it consists of: `tree.json`. */
export interface TreeNode {
  readonly id: string;
  readonly path: string;
  readonly children?: Readonly<Record<string, TreeNode>>;
  readonly constructInfo?: {readonly fqn: string};
  readonly display?: {readonly title?: string; readonly hidden?: boolean};
}

export const treeNode: v.GenericSchema<TreeNode> = v.object({
  id: v.string(),
  path,
  children: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => treeNode),
    ),
  ),
  constructInfo: v.exactOptional(v.object({fqn: v.string()})),
  display: v.exactOptional(
    v.object({title: v.exactOptional(v.string()), hidden: v.exactOptional(v.boolean())}),
  ),
});

/** One resource uses another, by their paths in the tree: `connections.json`. */
export const connection = v.object({
  source: path,
  target: path,
  targetOp: v.exactOptional(v.string()),
  name: v.string(),
});
export type Connection = v.InferOutput<typeof connection>;

const simulatorResource = v.object({
  type: v.string(),
  props: v.exactOptional(v.object({initialObjects: v.exactOptional(v.record(v.string(), v.unknown()))})),
});

/** The `resources` section of `simulator.json`, by path. */
export const simulatorResources = v.record(v.string(), simulatorResource);
export type SimulatorResources = v.InferOutput<typeof simulatorResources>;

const terraformResource = v.looseObject({
  '//': v.exactOptional(v.object({metadata: v.exactOptional(v.object({path: v.exactOptional(path)}))})),
});

/** The `resource` section of `main.tf.json`: type, name, resource. */
export const terraformResources = v.record(v.string(), v.record(v.string(), terraformResource));
export type TerraformResources = v.InferOutput<typeof terraformResources>;
