/** Compiles `aws.main.w` of each chapter of `docs/build` as its page says, and reads what Terraform would deploy. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cachePath} from '../../src/wing/cache/cacheFolder';
import {openValueCache} from '../../src/wing/cache/valueCache';
import {preloadVersion, runWing} from '../../src/wing/command-line/wing';
import {writeDynamodbPackages} from '../../src/wing/command-line/dynamodbPackages';

const ROOT = resolve(__dirname, '../..');
const CHAPTERS = resolve(ROOT, 'docs/build');
const ENTRY = 'aws.main.w';
/** Where the command writes to without `-o`. */
const DEFAULT_OUTPUT = 'target/aws.main.tfaws';
const WITHOUT_STAGES = `wing compile -t tf-aws ${ENTRY}`;

type Element = Readonly<Record<string, unknown>>;
interface Terraform {
  readonly resource: Readonly<Record<string, Readonly<Record<string, Element>>>>;
  readonly data: Readonly<Record<string, Readonly<Record<string, Element>>>>;
}

/** Names that are unique in an account and region, or should be. */
const NAMED = [
  'aws_lambda_function',
  'aws_cloudwatch_log_group',
  'aws_dynamodb_table',
  'aws_sqs_queue',
  'aws_sns_topic',
  'aws_api_gateway_rest_api',
  'aws_cloudfront_origin_access_control',
  'aws_secretsmanager_secret',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wing-service-'));
  cpSync(CHAPTERS, join(folder, 'chapters'), {recursive: true});
  writeDynamodbPackages(join(folder, 'chapters/node_modules'), ROOT);
  // All other packages.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => {
  cache.save({prune: true});
  rmSync(folder, {recursive: true, force: true});
});

/** Compiling takes seconds, so a configuration is kept for as long as what it is made from stays the same. */
const cache = openValueCache<Terraform>(cachePath(ROOT, 'service', 'configurations.json'), {
  version:
    hashOf(
      ['package-lock.json', 'src/wing/command-line/dynamodbPackages.ts'].map((name) => join(ROOT, name)),
    ) + preloadVersion(),
});

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const chapters = readdirSync(CHAPTERS).filter((name) => existsSync(join(CHAPTERS, name, ENTRY)));
const pageOf = (chapter: string) => readFileSync(join(CHAPTERS, chapter, 'index.md'), 'utf8');

/** The commands that the page of the chapter prints, or of the page before it that prints some. */
function commandsOf(chapter: string): string[] {
  const upTo = chapters.slice(0, chapters.indexOf(chapter) + 1).reverse();
  const printed = upTo.map((name) => pageOf(name).match(/^wing compile .* aws\.main\.w$/gm) ?? []);
  return printed.find((commands) => commands.length > 0) ?? [WITHOUT_STAGES];
}

async function compile(chapter: string, command: string): Promise<Terraform> {
  const program = join(folder, 'chapters', chapter);
  const files = readdirSync(join(CHAPTERS, chapter), {recursive: true, encoding: 'utf8'})
    .map((name) => join(CHAPTERS, chapter, name))
    .filter((file) => /\.(?:w|js|toml|html|css)$/.test(file))
    .sort();
  const key = `${command} ${hashOf(files)}`;
  const known = cache.get(key);
  if (known) return known;
  const {exitCode, stdout, stderr} = await runWing(command.split(' ').slice(1), {folder: program});
  if (exitCode !== 0) throw new Error(`${chapter}: ${command}\n${stdout}${stderr}`);
  const output = / -o (?<folder>\S+)/.exec(command)?.groups?.folder ?? DEFAULT_OUTPUT;
  const {resource, data} = JSON.parse(
    readFileSync(join(program, output, 'main.tf.json'), 'utf8'),
  ) as Terraform;
  cache.set(key, {resource, data});
  return {resource, data};
}

/** The names of all resources of a configuration that have to be different in another one. */
function namesOf({resource, data}: Terraform): string[] {
  return NAMED.flatMap((type) =>
    Object.values({...resource[type], ...data[type]}).map(
      (element) => `${type} ${String(element.function_name ?? element.name)}`,
    ),
  );
}

/** Terraform's addresses of all resources: one that is missing in a later configuration is destroyed. */
function addressesOf({resource}: Terraform): string[] {
  return Object.entries(resource).flatMap(([type, all]) => Object.keys(all).map((name) => `${type}.${name}`));
}

function policyOf({resource}: Terraform, role: RegExp): string {
  const policies = Object.entries(resource.aws_iam_role_policy!).filter(([name]) => role.test(name));
  expect(policies).toHaveLength(1);
  return String(policies[0]![1].policy);
}

it('compiles what the pages say it does', () => {
  const marked = readdirSync(CHAPTERS, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .flatMap(
      (name) => readFileSync(join(CHAPTERS, name), 'utf8').match(/^```.*"compiled by a test".*$/gm) ?? [],
    );
  expect(marked.length).toBeGreaterThan(0);
  for (const fence of marked) expect(fence).toContain(`file="./${ENTRY}"`);
});

describe.each(chapters)('%s', (chapter) => {
  const commands = commandsOf(chapter);
  let configurations: Terraform[];
  beforeAll(async () => {
    configurations = await Promise.all(commands.map((command) => compile(chapter, command)));
  }, 120_000);

  it('stores links in a table, and only routes that create links may add to it', () => {
    for (const configuration of configurations) {
      expect(
        Object.values(configuration.resource.aws_dynamodb_table!).map((table) => table.hash_key),
      ).toContain('slug');
      expect(policyOf(configuration, /Api_post_links0_/)).toContain('dynamodb:PutItem');
      expect(policyOf(configuration, /Api_get_go_slug0_/)).not.toContain('dynamodb:PutItem');
    }
  });

  it.runIf(commands.length > 1)('has no name in two stages', () => {
    const [beta, production] = configurations.map((configuration) => namesOf(configuration));
    expect(beta!.length).toBeGreaterThan(20);
    expect(beta!.filter((name) => production!.includes(name))).toEqual([]);
  });

  it.runIf(commands.length > 1)('has the names of functions that its page prints', () => {
    const all = configurations.flatMap((configuration) => namesOf(configuration));
    for (const [name] of pageOf(chapter).matchAll(/\bIssueToken-[0-9a-f]{8}\b/g)) {
      expect(all).toContain(`aws_lambda_function ${name}`);
    }
  });

  it.runIf(/flatMap\(Object\.values\)\.length/.test(pageOf(chapter)))(
    'has as many resources as its page counts',
    () => {
      const page = pageOf(chapter);
      const printed = Number(/^```text\n(\d+)\n```$/m.exec(page)![1]);
      const all = Object.values(configurations[0]!.resource).flatMap((type) => Object.values(type));
      expect(all).toHaveLength(printed);
      // Each of them is one in the plan.
      expect(all.filter((element) => 'count' in element || 'for_each' in element)).toEqual([]);
    },
  );

  it.runIf(/\| Resources \|/.test(pageOf(chapter)))(
    'has a table with as many resources as its page counts',
    () => {
      const page = pageOf(chapter);
      const rows = [...page.matchAll(/^\| [^|]+ \| (\d+) \| [^|]+ \|$/gm)].map(([, count]) => Number(count));
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(
        Number(/^```text\n(\d+)\n```$/m.exec(page)![1]),
      );
    },
  );

  it.runIf(chapter === chapters.at(-1))(
    'adds the resources that its page names, and destroys none',
    async () => {
      const before = await compile(chapters.at(-2)!, commands[0]!);
      const added = addressesOf(configurations[0]!).filter(
        (address) => !addressesOf(before).includes(address),
      );
      const named = /^Three resources are new: .*$/m.exec(pageOf(chapter))![0].match(/\baws_\w+/g)!;
      expect(added.map((address) => address.split('.')[0]!).toSorted()).toEqual(named.toSorted());
      expect(addressesOf(configurations[0]!)).toEqual(expect.arrayContaining(addressesOf(before)));
    },
    120_000,
  );

  it.runIf(chapter === chapters.at(-1))('has no more permissions on tables than each route needs', () => {
    const wanted = {
      // The counter of requests is a table, too.
      post_links: ['PutItem', 'UpdateItem'],
      get_links: ['Query'],
      delete_links_slug: ['GetItem', 'DeleteItem'],
      get_go_slug: ['GetItem'],
    };
    for (const [route, actions] of Object.entries(wanted)) {
      const found = policyOf(configurations[0]!, new RegExp(`Api_${route}0_`)).match(/(?<=dynamodb:)\w+/g);
      expect(new Set(found)).toEqual(new Set(actions));
    }
  });

  it.runIf(chapter === chapters.at(-1))(
    'takes the permission to write from the route that shows a preview',
    () => {
      for (const configuration of configurations) {
        expect(policyOf(configuration, /Api_get_links_slug_preview0_/)).not.toMatch(/s3:(Put|Abort)/);
        expect(policyOf(configuration, /Api_post_links_slug_preview0_/)).toContain('s3:PutObject');
      }
    },
  );
});

describe('shipping', () => {
  const SHIP = '13-ship';
  const lines = pageOf(SHIP).match(/npx wing compile [^$]*\\\n.*aws\.main\.w/)![0];
  const command = lines
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll('$stage', 'production')
    .replace('npx ', '');
  let configuration: Terraform;
  beforeAll(async () => {
    const last = join(folder, 'chapters', chapters.at(-1)!);
    for (const name of ['ship.js', 'production.toml']) {
      cpSync(join(CHAPTERS, SHIP, name), join(last, name));
    }
    const {exitCode, stdout, stderr} = await runWing(command.split(' ').slice(1), {folder: last});
    if (exitCode !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
    configuration = JSON.parse(
      readFileSync(join(last, 'target/production.tfaws/main.tf.json'), 'utf8'),
    ) as Terraform;
  }, 120_000);

  it('has an alarm for each function, and one for the dead letters', () => {
    const alarms = Object.values(configuration.resource.aws_cloudwatch_metric_alarm!);
    const watched = alarms.flatMap(({dimensions}) => Object.values(dimensions as Element));
    const functions = Object.values(configuration.resource.aws_lambda_function!);
    expect(pageOf(SHIP)).toContain(`The ${functions.length} functions get an alarm`);
    for (const {function_name: name} of functions) expect(watched).toContain(name);
    expect(watched).toHaveLength(functions.length + 1);
    expect(watched.at(-1)).toMatch(/^Failed-/);
  });

  it('knows every type of resource in the policy of the role that deploys', () => {
    const file = join(folder, 'chapters', chapters.at(-1)!, 'target/production.tfaws/main.tf.json');
    const printed = execFileSync(process.execPath, [join(CHAPTERS, SHIP, 'deploy-policy.js'), file], {
      encoding: 'utf8',
    });
    expect(printed).toContain('"lambda:UpdateFunction*"');
    expect(printed).toContain('arn:aws:s3:::acme-terraform-state/shortlinks/production.tfstate*');
    // The limit of AWS for the policies in a role.
    expect(JSON.stringify(JSON.parse(printed)).length).toBeLessThan(10_240);
  });
});
