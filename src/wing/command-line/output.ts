import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

/** A resource of the compiler's tree, with what it is made of. */
export type TreeNode = {
  readonly id: string;
  readonly path: string;
  readonly children?: Readonly<Record<string, TreeNode>>;
  readonly constructInfo?: {readonly fqn: string};
  readonly display?: {readonly title?: string; readonly hidden?: boolean};
};

/** Who calls whom, by their paths in the tree. */
export type Connection = {
  readonly source: string;
  readonly target: string;
  readonly targetOp?: string;
  readonly name: string;
};

/** The `resource` section of `main.tf.json`: type, name, resource. */
export type TerraformResources = Readonly<
  Record<string, Readonly<Record<string, {readonly '//'?: {readonly metadata?: {readonly path?: string}}}>>>
>;

/** The `resources` section of `simulator.json`, by path. */
export type SimulatorResources = Readonly<
  Record<string, {readonly type: string; readonly props?: {readonly initialObjects?: object}}>
>;

/** The files that the compiler writes, and what is read of each. */
export type CompilerOutput = {
  'tree.json': {readonly tree: TreeNode};
  'connections.json': {readonly connections: readonly Connection[]};
  'simulator.json': {readonly resources: SimulatorResources};
  'main.tf.json': {readonly resource?: TerraformResources};
};

const text = Joi.string().allow('');
const recordOf = (value: Joi.Schema) => Joi.object().pattern(Joi.string().allow(''), value);

const SCHEMAS: {readonly [Name in keyof CompilerOutput]: Joi.Schema<CompilerOutput[Name]>} = {
  'tree.json': Joi.object({
    tree: Joi.object({
      id: text.required(),
      path: text.required(),
      children: recordOf(Joi.link('#node')),
      constructInfo: Joi.object({fqn: text.required()}),
      display: Joi.object({title: text, hidden: Joi.boolean()}),
    })
      .id('node')
      .required(),
  }),
  'connections.json': Joi.object({
    connections: Joi.array()
      .items(
        Joi.object({
          source: text.required(),
          target: text.required(),
          targetOp: text,
          name: text.required(),
        }),
      )
      .required(),
  }),
  'simulator.json': Joi.object({
    resources: recordOf(
      Joi.object({type: text.required(), props: Joi.object({initialObjects: Joi.object()})}),
    ).required(),
  }),
  'main.tf.json': Joi.object({
    resource: recordOf(recordOf(Joi.object({'//': Joi.object({metadata: Joi.object({path: text})})}))),
  }),
};

/**
 * Reads a file that the compiler has written.
 *
 * @throws Error that names the file and all its fields that are not as they are read
 */
export async function readOutput<Name extends keyof CompilerOutput>(
  folder: string,
  name: Name,
): Promise<CompilerOutput[Name]> {
  return parseOutput(name, await readFile(join(folder, name), 'utf8'));
}

/** As `readOutput`, of the text of the file. */
export function parseOutput<Name extends keyof CompilerOutput>(
  name: Name,
  json: string,
): CompilerOutput[Name] {
  const schema = SCHEMAS[name];
  const result = schema.validate(parseJson(name, json), {
    allowUnknown: true,
    convert: false,
    abortEarly: false,
  });
  if (!result.error) return result.value;
  const problems = result.error.details.map(({message}) => `- ${message}`);
  throw new Error([`${name} of the compiler is not as it is read:`, ...problems].join('\n'));
}

function parseJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${name}, which the compiler wrote, is not JSON: ${(cause as Error).message}`, {cause});
  }
}
