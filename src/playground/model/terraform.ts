/** What is in a `main.tf.json`, as the page shows it. */
import * as v from 'valibot';
import {boundedJson} from '../../lib/entrance/data';
import {accepted, Refusal} from '../../lib/entrance/refusal';
import {shaped} from '../../lib/entrance/shape';
import {formatCount} from '../../lib/formatCount';
import {cutText} from '../sandbox/cutText';
import {MAX_NAME, MAX_TERRAFORM} from '../sandbox/limits';

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
/** Each level is indented, so the text that is shown may be longer by this factor. An API with a website on AWS has 9 levels. */
// Terraform of an API with a bucket takes 42 characters for each value: that of a program has fewer than these.
const BOUNDS = {characters: MAX_TERRAFORM, depth: 30, values: 50_000};
/** More than fit into the characters when each has its path. */
const MAX_RESOURCES = 5_000;
/** Of a policy, which lists statements by the resources that they are about. */
const POLICY_BOUNDS = {characters: MAX_TERRAFORM, depth: 30, values: 20_000};
/** More than any policy of the SDK has. */
const MAX_GRANTS = 100;

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
  if (resources.length > MAX_RESOURCES)
    throw new Refusal(
      `${NAME} has ${formatCount(resources.length)} resources; up to ${formatCount(MAX_RESOURCES)} are allowed.`,
    );
  // “a.b” may be the type and the name of one resource, and the type of another.
  const byAddress = new Map(resources.map((resource) => [resource.address, resource]));
  return {resources: [...byAddress.values()].sort(compareAddresses), blocks};
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
    address: cutText(`${type}.${name}`, MAX_NAME),
    type: cutText(type, MAX_NAME),
    ...(named.success && {path: cutText(named.output.metadata.path, MAX_NAME)}),
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
  return typeof granted === 'string' ? [cutText(granted, MAX_NAME)] : [];
}

function actionsOf(document: unknown): string[] {
  // A policy that refers to another document is no JSON here.
  const read = accepted(() =>
    shaped(boundedJson(document, 'The policy', POLICY_BOUNDS), 'The policy', policy),
  );
  const actions = new Set(read?.Statement.flatMap(({Action}) => Action));
  return [...actions].slice(0, MAX_GRANTS).map((action) => cutText(action, MAX_NAME));
}

/** By their letters: to compare by the rules of a language takes many times as long. */
function compareAddresses({address: one}: TerraformResource, {address: other}: TerraformResource): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
