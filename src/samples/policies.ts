import * as v from 'valibot';

/**
 * Who may do what on AWS: the policies of a program that was compiled to Terraform, with the names of Terraform's resources
 * replaced by their places in the program.
 */
export interface Policies {
  /** One entry for functions with the same policy. */
  readonly functions: readonly FunctionPolicy[];
  /** The policies of resources that others may use: topics, queues and buckets. */
  readonly resources: readonly ResourcePolicy[];
  /** The policies of AWS that roles of functions have besides their own, such as `AWSLambdaBasicExecutionRole`. */
  readonly attached: readonly string[];
}

interface FunctionPolicy {
  readonly functions: readonly FunctionName[];
  readonly statements: readonly Statement[];
}

interface FunctionName {
  /** Its place in the program. */
  readonly path: string;
  /** What may invoke it. */
  readonly callers: readonly string[];
}

interface ResourcePolicy {
  readonly resource: string;
  readonly statements: readonly Statement[];
}

export interface Statement {
  readonly effect: string;
  readonly actions: readonly string[];
  /** What they may be done to, in words: `the bucket Links and its objects`. */
  readonly target: string;
  /** Who may do it, in the policy of a resource. */
  readonly principal?: string;
  /** Only under these conditions: `aws:SourceArn is the bucket Links`. */
  readonly conditions: readonly string[];
}

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const conditions = v.record(v.string(), v.record(v.string(), oneOrMore));
const policyDocument = v.object({
  Statement: v.array(
    v.object({
      Effect: v.string(),
      Action: oneOrMore,
      Resource: oneOrMore,
      Principal: v.optional(v.union([v.string(), v.record(v.string(), oneOrMore)])),
      Condition: v.optional(conditions),
    }),
  ),
});
/** The same as a data source of Terraform. */
const documentSource = v.object({
  statement: v.array(
    v.object({
      effect: v.optional(v.string(), 'Allow'),
      actions: v.array(v.string()),
      resources: v.array(v.string()),
      principals: v.optional(v.array(v.object({type: v.string(), identifiers: v.array(v.string())})), []),
      condition: v.optional(
        v.array(v.object({test: v.string(), variable: v.string(), values: v.array(v.string())})),
        [],
      ),
    }),
  ),
});
const element = v.looseObject({
  '//': v.optional(v.object({metadata: v.object({path: v.string()})})),
  policy: v.optional(v.string()),
  role: v.optional(v.string()),
  policy_arn: v.optional(v.string()),
  function_name: v.optional(v.string()),
  principal: v.optional(v.string()),
  source_arn: v.optional(v.string()),
  event_source_arn: v.optional(v.string()),
});
const elements = v.record(v.string(), v.record(v.string(), element));
const configuration = v.object({resource: elements, data: v.optional(elements, {})});

type Configuration = v.InferOutput<typeof configuration>;
type Document = v.InferOutput<typeof policyDocument>;

/**
 * Reads the policies in the text of `main.tf.json`.
 *
 * @throws Error where the file is not what the compiler for AWS writes
 */
export function readPolicies(json: string): Policies {
  const config = v.parse(configuration, JSON.parse(json));
  const {resource} = config;
  const groups = new Map<string, {functions: FunctionName[]; statements: Statement[]}>();
  for (const [id, {role = '', ...lambda}] of entriesOf(resource, 'aws_lambda_function')) {
    const roleId = referenceOf(role)?.id;
    const own = entriesOf(resource, 'aws_iam_role_policy').filter(
      ([, policy]) => roleId !== undefined && referenceOf(policy.role)?.id === roleId,
    );
    const all = own.flatMap(([, {policy = ''}]) => toStatements(policy, config));
    // The library for DynamoDB writes some statements twice.
    const statements = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
    const key = JSON.stringify(statements);
    const group = groups.get(key) ?? {functions: [], statements};
    group.functions.push({path: placeOf(lambda), callers: callersOf(id, config)});
    groups.set(key, group);
  }
  return {
    functions: [...groups.values()],
    resources: RESOURCE_POLICIES.flatMap(({type, field}) =>
      entriesOf(resource, type).map(([, one]) => ({
        resource: nameOf(String(one[field]), config),
        statements: toStatements(one.policy ?? '', config),
      })),
    ),
    attached: [
      ...new Set(
        entriesOf(resource, 'aws_iam_role_policy_attachment').map(([, {policy_arn = ''}]) =>
          policy_arn.split('/').at(-1)!,
        ),
      ),
    ],
  };
}

/**
 * What a function may do, in a few words for each resource: `read and write the bucket Links`. Actions that only come along with
 * others, such as ending an upload, are left out; where there are no others, it may `use` the resource.
 */
export function summarize(statements: readonly Statement[]): string[] {
  const verbsOf = new Map<string, Set<string>>();
  for (const {effect, actions, target} of statements) {
    if (effect !== 'Allow') continue;
    for (const [, kind, place] of target.matchAll(/the (?!objects of|indexes of)(\w+) ([^\s,]+)/g)) {
      const resource = nameShortly(kind!, place!);
      const verbs = verbsOf.get(resource) ?? new Set();
      for (const [verb, pattern] of Object.entries(VERBS))
        if (actions.some((one) => pattern.test(one))) verbs.add(verb);
      verbsOf.set(resource, verbs);
    }
  }
  return [...verbsOf].map(([resource, verbs]) => {
    const inOrder = Object.keys(VERBS).filter((verb) => verbs.has(verb));
    const main = inOrder.filter((verb) => verb !== LOOK_UP);
    const words = main.length > 0 ? main : inOrder;
    return `${words.length > 0 ? VERB_LIST.format(words) : 'use'} ${resource}`;
  });
}

const LOOK_UP = 'look up';
const VERBS: Readonly<Record<string, RegExp>> = {
  read: /:(?:GetObject|GetSecretValue|GetItem|Query|Scan|BatchGetItem)/,
  write: /:(?:PutObject|PutItem|UpdateItem|BatchWriteItem)/,
  delete: /:(?:DeleteObject|DeleteItem)/,
  'send to': /:(?:SendMessage|Publish)$/,
  'receive from': /:ReceiveMessage$/,
  invoke: /:InvokeFunction$/,
  [LOOK_UP]: /:GetQueueUrl$/,
};
const VERB_LIST = new Intl.ListFormat('en-US');

/** With the last name of a place: `the secret SigningKey` for `Auth/SigningKey/Secret`, and `the queue` for `Visits/Queue`. */
export function nameShortly(kind: string, place: string): string {
  const path = place.replace(/\/Secret$/, '');
  const name = path.split('/').at(-1)!;
  return name.toLowerCase() === kind ? `the ${kind}` : `the ${kind} ${name}`;
}

/** Policies of resources, and the field that names the resource. */
const RESOURCE_POLICIES = [
  {type: 'aws_s3_bucket_policy', field: 'bucket'},
  {type: 'aws_sns_topic_policy', field: 'arn'},
  {type: 'aws_sqs_queue_policy', field: 'queue_url'},
];

function entriesOf(all: Configuration['resource'], type: string): [string, v.InferOutput<typeof element>][] {
  return Object.entries(all[type] ?? {});
}

function toStatements(policy: string, config: Configuration): Statement[] {
  return documentOf(policy, config).Statement.map(({Effect, Action, Resource, Principal, Condition}) => ({
    effect: Effect,
    actions: Action,
    target: targetOf(Resource, config),
    ...(Principal !== undefined && {principal: principalOf(Principal)}),
    conditions: Object.values(Condition ?? {}).flatMap((tests) =>
      Object.entries(tests).map(
        ([variable, values]) => `${variable} is ${values.map((one) => nameOf(one, config)).join(' or ')}`,
      ),
    ),
  }));
}

/** A policy is written out, or refers to a data source. */
function documentOf(policy: string, {data}: Configuration): Document {
  const source = /^\$\{data\.aws_iam_policy_document\.([\w-]+)\.json\}$/.exec(policy);
  if (!source) return v.parse(policyDocument, JSON.parse(policy));
  const {statement} = v.parse(documentSource, data.aws_iam_policy_document?.[source[1]!]);
  return {
    Statement: statement.map(({effect, actions, resources, principals, condition}) => ({
      Effect: effect,
      Action: actions,
      Resource: resources,
      Principal: Object.fromEntries(principals.map(({type, identifiers}) => [type, identifiers])),
      Condition: Object.fromEntries(
        condition.map(({test, variable, values}) => [test, {[variable]: values}]),
      ),
    })),
  };
}

function principalOf(principal: NonNullable<Document['Statement'][number]['Principal']>): string {
  if (typeof principal === 'string') return principal === '*' ? 'everyone' : principal;
  return Object.values(principal).flat().join(', ');
}

/** What may invoke a function: API Gateway at a route, or another service for one resource. */
function callersOf(id: string, config: Configuration): string[] {
  const isThis = (name: string | undefined) => referenceOf(name)?.id === id;
  const permitted = entriesOf(config.resource, 'aws_lambda_permission')
    .filter(([, {function_name: name}]) => isThis(name))
    .map(([, {principal = '', source_arn: source = ''}]) => {
      const route = /\}\/\*\/([A-Z]+)(\/.*)$/.exec(source);
      if (route) return `${route[1]} ${route[2]}`;
      return source === '' ? principal : nameOf(source, config);
    });
  const polled = entriesOf(config.resource, 'aws_lambda_event_source_mapping')
    .filter(([, {function_name: name}]) => isThis(name))
    .map(([, {event_source_arn: source = ''}]) => nameOf(source, config));
  return [...new Set([...permitted, ...polled])];
}

/** Resources of a statement: a bucket and its objects are two of them, and so are a table and its indexes. */
function targetOf(resources: readonly string[], config: Configuration): string {
  const parts = resources.map((one) => {
    const [, whole = one, end] = /^(.*?)(\/index\/\*|\/\*)$/.exec(one) ?? [];
    return {whole, part: end && (end === '/*' ? 'objects' : 'indexes')};
  });
  const names = parts.flatMap(({whole, part}) => {
    const name = nameOf(whole, config);
    const others = parts.filter((other) => other.whole === whole);
    if (!part) return others.some((other) => other.part) ? [] : [name];
    return [others.some((other) => !other.part) ? `${name} and its ${part}` : `the ${part} of ${name}`];
  });
  return names.join(', ');
}

/** Words for a resource of Terraform: `the bucket Links`. Anything else stays as it is. */
function nameOf(value: string, {resource, data}: Configuration): string {
  if (value === '*') return 'everything';
  const reference = referenceOf(value);
  const found = reference && (reference.isData ? data : resource)[reference.type]?.[reference.id];
  return found ? `the ${KINDS[reference.type] ?? reference.type} ${placeOf(found)}` : value;
}

const KINDS: Readonly<Record<string, string>> = {
  aws_s3_bucket: 'bucket',
  aws_sqs_queue: 'queue',
  aws_sns_topic: 'topic',
  aws_dynamodb_table: 'table',
  aws_secretsmanager_secret: 'secret',
  aws_lambda_function: 'function',
  aws_cloudwatch_event_rule: 'schedule',
  aws_cloudfront_distribution: 'CloudFront distribution',
};

/** `${aws_s3_bucket.Links_1234.arn}` → its type and its ID. */
function referenceOf(value = ''): {isData: boolean; type: string; id: string} | undefined {
  const match = /^\$\{(data\.)?(\w+)\.([\w-]+)\.\w+\}$/.exec(value);
  return match ? {isData: match[1] !== undefined, type: match[2]!, id: match[3]!} : undefined;
}

/** The place of a resource in the program, without the parts that all have or that the platform adds. */
function placeOf(one: Pick<v.InferOutput<typeof element>, '//'>): string {
  const path = one['//']?.metadata.path ?? '';
  return path
    .replace(/^root\/Default\/(?:Default\/)?/, '')
    .replace(/\/(?:Default|Schedule|WebsiteBucket\/Default|Table\/Table_tfaws\/DynamodbTable)$/, '');
}
