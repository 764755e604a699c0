/** The known bugs that a program meets on a cloud: told by its calls, its resources, and by what the cloud would get. */
// Anchors of headings: cspell:ignoreRegExp /BUGS\}[\w-]+/g
import type {TreeNode} from '../../lib/compilerOutput';
import {BUGS, KNOWN_BUGS, nameOfBug} from '../../wing/language/knownBugs';
import type {CloudPlatform} from '../../wing/language/platforms';
import type {ProgramFiles, ResourceCall} from '../messages/runEvents';

/** What is known of a program on a cloud. */
export interface CloudUse {
  readonly files: ProgramFiles;
  /** The text of `main.tf.json`, or the message with which the cloud refuses the program. */
  readonly output: string;
  readonly calls: readonly ResourceCall[];
  /** Undefined when the cloud refuses the program. */
  readonly tree?: TreeNode;
}

interface KnownBug {
  readonly name: string;
  /** Path of its description in the site. */
  readonly path: string;
}

/** What the output has when the program meets a bug in preflight. */
const OUTPUTS: Readonly<Record<string, RegExp>> = {
  [`${BUGS}cors-fails-on-aws-for-a-route-that-starts-with-a-parameter`]:
    /\\"\/\{[^/}]+\}(?:\/[^/"]+)*\/\{proxy\+\}\\"/,
  [`${BUGS}onupdate-on-aws`]: /"s3:ObjectCreated:Post"/,
  [`${BUGS}executebefore-on-aws`]: /"\$\{data\.aws_lambda_invocation\./,
  // The fifth field has the weekdays.
  [`${BUGS}weekday-numbers-in-a-cron-expression-are-wrong-on-aws`]:
    /"cron\((?:\S{1,40} ){4}[^\s)]{0,40}\d[^\s)]{0,40} /,
  // Other minutes do not divide an hour.
  [`${BUGS}a-schedule-with-a-rate-of-hours-runs-at-the-wrong-time`]:
    /"schedule": "\*\/(?!(?:[1-6]|10|12|15|20|30) )\d/,
  [`${BUGS}a-second-ontick-fails-on-google-cloud`]:
    /There is already a Construct with name 'SchedulerServiceAccount'/,
};

/** What the text at a call has when the call meets the bug; other bugs are met by each call of the method. */
const CALLS: Readonly<Record<string, RegExp>> = {
  'delete(mustExist:)': /^[^(]*\.delete\([^()]*\bmustExist:/,
  'invokeAsync()': /^[^(]*\.invokeAsync\(\s*\)/,
};

/** Further than that from its place, the arguments of a call are not looked for. */
const MAX_CALL = 300;
const MAX_LINES = 20;

/** The known bugs that a program meets on a cloud, each once. */
export function knownBugsOf(cloud: CloudPlatform, use: CloudUse): readonly KnownBug[] {
  const types = use.tree ? typesOf(use.tree) : new Map<string, string>();
  const lines = new Map(Object.entries(use.files).map(([file, text]) => [file, text.split('\n')]));
  const resources = new Set(types.values());
  const isMet = (resource: string, member: string, path: string): boolean => {
    const output = OUTPUTS[path];
    if (output) return output.test(use.output);
    if (member === 'new()') return resources.has(resource);
    const method = member.slice(0, member.indexOf('('));
    return use.calls.some(
      (call) =>
        call.operation === method &&
        types.get(call.resource) === resource &&
        (CALLS[member]?.test(textAt(call, lines)) ?? true),
    );
  };
  const paths = Object.entries(KNOWN_BUGS).flatMap(([resource, members]) =>
    Object.entries(members).flatMap(([member, bugs]) => {
      const path = bugs[cloud];
      return path !== undefined && isMet(resource, member, path) ? [path] : [];
    }),
  );
  return [...new Set(paths)].map((path) => ({name: nameOfBug(path), path}));
}

/** The types of resources by their paths: a bucket is a `cloud.Bucket`, also where the cloud has its own class for it. */
function typesOf(tree: TreeNode): Map<string, string> {
  const types = new Map<string, string>();
  const add = ({path, constructInfo, children = {}}: TreeNode) => {
    const [, name] = SDK_TYPE.exec(constructInfo?.fqn ?? '') ?? [];
    if (name !== undefined) types.set(path, `cloud.${name}`);
    Object.values(children).forEach(add);
  };
  add(tree);
  return types;
}

/** As in `@winglang/sdk.aws.Bucket`. */
const SDK_TYPE = /^@winglang\/sdk\.[\w-]+\.(\w+)$/;

function textAt({place}: ResourceCall, lines: ReadonlyMap<string, readonly string[]>): string {
  if (!place) return '';
  const {file, line, column} = place;
  const near = lines.get(file)?.slice(line - 1, line - 1 + MAX_LINES) ?? [];
  return near.join('\n').slice(column - 1, column - 1 + MAX_CALL);
}
