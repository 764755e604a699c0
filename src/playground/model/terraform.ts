/** What is in a `main.tf.json`, as the page shows it. */
import * as v from 'valibot';
import {boundedJson} from '../../lib/entrance/data';
import {MAX_TERRAFORM} from '../sandbox/limits';
import {shaped} from '../../lib/entrance/shape';

export interface TerraformResource {
  /** As Terraform writes it: `aws_s3_bucket.Uploads`. */
  readonly address: string;
  readonly type: string;
  /** Path of the resource in the program's tree, if it comes from one. */
  readonly path?: string;
  /** Its JSON, indented, without what names the path. */
  readonly text: string;
  /** What it allows: actions on AWS, a role on the others. */
  readonly grants: readonly string[];
}

export interface TerraformConfig {
  readonly resources: readonly TerraformResource[];
  /** The JSON of everything else, by its name: `provider`, `data`, `output`. */
  readonly blocks: Readonly<Record<string, string>>;
}

const NAME = 'main.tf.json';
/** Of Terraform's CDK, with the paths in the program. */
const COMMENT = '//';
const BOUNDS = {characters: MAX_TERRAFORM, depth: 100, values: 100_000};

const properties = v.record(v.string(), v.unknown());
const config = v.looseObject({resource: v.optional(v.record(v.string(), v.record(v.string(), properties)))});
const metadata = v.object({metadata: v.object({path: v.string()})});
const oneOrMany = v.union([v.string(), v.array(v.string())]);
const policy = v.object({Statement: v.array(v.looseObject({Action: v.optional(oneOrMany, [])}))});

/** @throws Refusal when the text is not the JSON of a Terraform configuration */
export function readTerraform(text: string): TerraformConfig {
  const {resource = {}, ...others} = shaped(boundedJson(text, NAME, BOUNDS), NAME, config);
  const resources = Object.entries(resource).flatMap(([type, named]) =>
    Object.entries(named).map(([name, content]) => toResource(type, name, content)),
  );
  const blocks = Object.fromEntries(
    Object.entries(others).flatMap(([name, block]) => (name === COMMENT ? [] : [[name, toText(block)]])),
  );
  return {resources: resources.sort((a, b) => a.address.localeCompare(b.address)), blocks};
}

/** How many resources of each type there are, the most frequent first. */
export function countByType(
  resources: readonly TerraformResource[],
): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const {type} of resources) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
}

function toResource(
  type: string,
  name: string,
  {'//': comment, ...content}: Record<string, unknown>,
): TerraformResource {
  const named = v.safeParse(metadata, comment);
  return {
    address: `${type}.${name}`,
    type,
    ...(named.success && {path: named.output.metadata.path}),
    text: toText(content),
    grants: grantsOf(type, content),
  };
}

/** The actions of a policy on AWS; the role of a member on Google Cloud, and of an assignment on Azure. */
function grantsOf(
  type: string,
  {policy: document, role, role_definition_name: azureRole}: Record<string, unknown>,
): string[] {
  if (type === 'aws_iam_role_policy') return actionsOf(document);
  const granted =
    type === 'azurerm_role_assignment' ? azureRole : /_iam_member$/.test(type) ? role : undefined;
  return typeof granted === 'string' ? [granted] : [];
}

function actionsOf(document: unknown): string[] {
  try {
    const read = v.safeParse(policy, JSON.parse(String(document)));
    return read.success ? [...new Set(read.output.Statement.flatMap(({Action}) => Action))] : [];
  } catch {
    // A policy that refers to another document is no JSON here.
    return [];
  }
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
