/**
 * The packages that `@winglibs/dynamodb` needs on AWS, but for what takes hundreds of megabytes: `@cdktf/provider-aws` gives its two
 * classes, which come from the toolchain's own bindings, and the AWS SDK is empty. The library itself is the installed one. So a
 * program compiles to the Terraform configuration that it has with the real packages; only the code of its functions lacks the SDK.
 */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const PROVIDER = '@cdktf/provider-aws';
const DEPENDENCIES = {cdktf: '^0.20.0', constructs: '^10.3.0'};
const SDK = ['client-dynamodb', 'client-dynamodb-streams', 'lib-dynamodb', 'util-dynamodb'];

type Primitive = 'any' | 'boolean' | 'number' | 'string';
interface Resource {
  /** As the provider's module and the folder of the toolchain's bindings are named. */
  readonly module: string;
  readonly bindings: string;
  readonly name: string;
  /** What the library sets. A trailing `?` marks what may be left out. */
  readonly config: Readonly<Record<string, Primitive>>;
  /** What the library reads. */
  readonly attributes: readonly string[];
}

const RESOURCES: readonly Resource[] = [
  {
    module: 'dynamodbTable',
    bindings: 'dynamodb-table',
    name: 'DynamodbTable',
    config: {
      name: 'string',
      'attribute?': 'any',
      'billingMode?': 'string',
      'deletionProtectionEnabled?': 'boolean',
      'globalSecondaryIndex?': 'any',
      'hashKey?': 'string',
      'pointInTimeRecovery?': 'any',
      'rangeKey?': 'string',
      'streamEnabled?': 'boolean',
      'streamViewType?': 'string',
    },
    attributes: ['arn', 'name', 'streamArn'],
  },
  {
    module: 'lambdaEventSourceMapping',
    bindings: 'lambda-event-source-mapping',
    name: 'LambdaEventSourceMapping',
    config: {
      functionName: 'string',
      'batchSize?': 'number',
      'eventSourceArn?': 'string',
      'startingPosition?': 'string',
    },
    attributes: [],
  },
];

/** Writes the packages into a folder named `node_modules`. */
export function writeDynamodbPackages(modules: string, root: string): void {
  // A copy, as packages are looked up from where the library's files really are.
  const library = '@winglibs/dynamodb';
  cpSync(join(root, 'node_modules', library), join(modules, library), {recursive: true});
  for (const name of SDK) writePackage(modules, `@aws-sdk/${name}`, {'index.js': ''});
  const bindings = join(root, 'node_modules/@winglang/sdk/lib/.gen/providers/aws');
  const exported = RESOURCES.map(
    ({module, bindings: folder}) =>
      `exports.${module} = require(${JSON.stringify(join(bindings, folder))});\n`,
  );
  writePackage(
    modules,
    PROVIDER,
    {'index.js': exported.join(''), '.jsii': JSON.stringify(toAssembly())},
    {jsii: {outdir: 'dist', targets: {}}, dependencies: DEPENDENCIES, peerDependencies: DEPENDENCIES},
  );
}

function writePackage(
  modules: string,
  name: string,
  files: Readonly<Record<string, string>>,
  settings: object = {},
): void {
  const manifest = JSON.stringify({
    name,
    version: '0.0.0',
    main: 'index.js',
    types: 'index.d.ts',
    ...settings,
  });
  for (const [file, text] of Object.entries({...files, 'package.json': manifest})) {
    const path = join(modules, name, file);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}

/** What the compiler reads types from. */
function toAssembly(): object {
  return {
    schema: 'jsii/0.10.0',
    name: PROVIDER,
    version: '0.0.0',
    description: 'A substitute',
    homepage: '',
    license: 'MIT',
    author: {name: 'Wing', roles: ['author']},
    repository: {type: 'git', url: ''},
    jsiiVersion: '5.6.17',
    fingerprint: '',
    dependencies: DEPENDENCIES,
    dependencyClosure: {},
    targets: {js: {npm: PROVIDER}},
    submodules: Object.fromEntries(RESOURCES.map(({module}) => [`${PROVIDER}.${module}`, {}])),
    types: Object.fromEntries(
      RESOURCES.flatMap((resource) => typesOf(resource)).map((type) => [type.fqn, type]),
    ),
  };
}

function typesOf({module, name, config, attributes}: Resource): {readonly fqn: string}[] {
  const shared = {assembly: PROVIDER, namespace: module};
  const fqn = `${PROVIDER}.${module}.${name}`;
  const parameter = (parameterName: string, type: object) => ({name: parameterName, type});
  return [
    {
      ...shared,
      fqn,
      name,
      kind: 'class',
      base: 'cdktf.TerraformResource',
      initializer: {
        parameters: [
          parameter('scope', {fqn: 'constructs.Construct'}),
          parameter('id', {primitive: 'string'}),
          parameter('config', {fqn: `${fqn}Config`}),
        ],
      },
      properties: attributes.map((attribute) => ({
        ...parameter(attribute, {primitive: 'string'}),
        immutable: true,
      })),
    } as {readonly fqn: string},
    {
      ...shared,
      fqn: `${fqn}Config`,
      name: `${name}Config`,
      kind: 'interface',
      datatype: true,
      interfaces: ['cdktf.TerraformMetaArguments'],
      properties: Object.entries(config).map(([key, primitive]) => ({
        ...parameter(key.replace('?', ''), {primitive}),
        abstract: true,
        immutable: true,
        ...(key.endsWith('?') && {optional: true}),
      })),
    } as {readonly fqn: string},
  ];
}
