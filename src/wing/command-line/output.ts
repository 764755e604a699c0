import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import * as v from 'valibot';

const path = v.string();

/** A resource of the compiler's tree, with the resources that it consists of. */
export interface TreeNode {
  readonly id: string;
  readonly path: string;
  readonly children?: Readonly<Record<string, TreeNode>>;
  readonly constructInfo?: {readonly fqn: string};
  readonly display?: {readonly title?: string; readonly hidden?: boolean};
}

const treeNode: v.GenericSchema<TreeNode> = v.object({
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

const connection = v.object({
  source: path,
  target: path,
  targetOp: v.exactOptional(v.string()),
  name: v.string(),
});

const simulatorResource = v.object({
  type: v.string(),
  props: v.exactOptional(v.object({initialObjects: v.exactOptional(v.record(v.string(), v.unknown()))})),
});

const terraformResource = v.object({
  '//': v.exactOptional(v.object({metadata: v.exactOptional(v.object({path: v.exactOptional(path)}))})),
});

/** Type, name, resource. */
const terraformResources = v.record(v.string(), v.record(v.string(), terraformResource));

/** The files that the compiler writes, as far as they are read. */
const SCHEMAS = {
  'tree.json': v.object({tree: treeNode}),
  'connections.json': v.object({connections: v.array(connection)}),
  'simulator.json': v.object({resources: v.record(v.string(), simulatorResource)}),
  'main.tf.json': v.object({resource: v.exactOptional(terraformResources)}),
};

type OutputFile = keyof typeof SCHEMAS;
type Output<File extends OutputFile> = v.InferOutput<(typeof SCHEMAS)[File]>;

/** Who calls whom, by their paths in the tree. */
export type Connection = v.InferOutput<typeof connection>;
/** The `resources` section of `simulator.json`, by path. */
export type SimulatorResources = Output<'simulator.json'>['resources'];
/** The `resource` section of `main.tf.json`: type, name, resource. */
export type TerraformResources = v.InferOutput<typeof terraformResources>;

/**
 * Reads a file that the compiler has written.
 *
 * @throws Error with the file's name and every field that has an unexpected value
 */
export async function readOutput<File extends OutputFile>(folder: string, file: File): Promise<Output<File>> {
  return parseOutput(file, await readFile(join(folder, file), 'utf8'));
}

/** Parses the text of such a file. */
export function parseOutput<File extends OutputFile>(file: File, json: string): Output<File> {
  const result = v.safeParse(SCHEMAS[file], parseJson(file, json));
  if (result.success) return result.output as Output<File>;
  const problems = result.issues.map((issue) => `- ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error([`The compiler wrote an unexpected ${file}:`, ...problems].join('\n'));
}

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${file}, which the compiler wrote, is not JSON: ${(cause as Error).message}`, {cause});
  }
}
