// Anchors of headings: cspell:ignoreRegExp /BUGS\}[\w-]+/g
import type {BuiltinPlatform} from '../../wing/language/platforms';

type BugsByMember = Readonly<Record<string, Readonly<Partial<Record<BuiltinPlatform, string>>>>>;

const BUGS = '/docs/api/known-bugs-in-resources#';

/** What compiles and still goes wrong: the place that describes it, by resource, member and platform. */
const KNOWN_BUGS: Readonly<Record<string, BugsByMember>> = {
  'cloud.Api': {
    'new(cors:)': {'tf-aws': `${BUGS}cors-fails-on-aws-for-a-route-that-starts-with-a-parameter`},
    'connect()': {sim: `${BUGS}connect-routes-in-the-simulator`},
  },
  'cloud.Bucket': {
    'addFile()': {sim: `${BUGS}addobject-fails-on-a-bucket-with-oncreate`},
    'addObject()': {sim: `${BUGS}addobject-fails-on-a-bucket-with-oncreate`},
    'copy()': {
      sim: `${BUGS}a-bucket-cant-copy-an-object-that-isnt-text`,
      'tf-aws': `${BUGS}copy-and-rename-lack-permissions-on-aws`,
    },
    'rename()': {
      sim: `${BUGS}a-bucket-cant-copy-an-object-that-isnt-text`,
      'tf-aws': `${BUGS}copy-and-rename-lack-permissions-on-aws`,
    },
    'delete(mustExist:)': {'tf-aws': `${BUGS}copy-and-rename-lack-permissions-on-aws`},
    'get(endByte:)': {sim: `${BUGS}reading-past-the-end-of-an-object-adds-zero-bytes`},
    'get(startByte:)': {sim: `${BUGS}a-byte-range-outside-the-object-fails`},
    'onUpdate()': {'tf-aws': `${BUGS}onupdate-on-aws`},
    'publicUrl()': {sim: `${BUGS}a-bucket-url-with-a-space-in-the-key-returns-404`},
    'signedUrl()': {
      sim: `${BUGS}a-bucket-url-with-a-space-in-the-key-returns-404`,
      'tf-aws': `${BUGS}signedurl-gets-write-permission-on-aws`,
    },
  },
  'cloud.Function': {'invokeAsync()': {'tf-aws': `${BUGS}invokeasync-without-a-payload-fails-on-aws`}},
  'cloud.OnDeploy': {
    'new()': {'tf-aws': `${BUGS}permissions-of-cloudondeploy`},
    'new(executeBefore:)': {'tf-aws': `${BUGS}executebefore-on-aws`},
  },
  'cloud.Schedule': {
    'new(cron:)': {'tf-aws': `${BUGS}weekday-numbers-in-a-cron-expression-are-wrong-on-aws`},
    'new(rate:)': {
      sim: `${BUGS}a-schedule-with-a-rate-of-hours-runs-at-the-wrong-time`,
      'tf-gcp': `${BUGS}a-schedule-with-a-rate-of-hours-runs-at-the-wrong-time`,
    },
    'onTick()': {'tf-gcp': `${BUGS}a-second-ontick-fails-on-google-cloud`},
  },
};

/** What a program has to have to meet a bug; the others are met by each program that uses the member. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  [`${BUGS}cors-fails-on-aws-for-a-route-that-starts-with-a-parameter`]: /\.\w+\(\s*"\/:/,
  [`${BUGS}addobject-fails-on-a-bucket-with-oncreate`]: /\.on(?:Create|Event)\(/,
  [`${BUGS}a-bucket-cant-copy-an-object-that-isnt-text`]: /\.(?:signedUrl|addFile)\(/,
  [`${BUGS}a-bucket-url-with-a-space-in-the-key-returns-404`]: /Url\(\s*"[^"{]*[^\w./"{-]/,
  [`${BUGS}invokeasync-without-a-payload-fails-on-aws`]: /\.invokeAsync\(\s*\)/,
  [`${BUGS}weekday-numbers-in-a-cron-expression-are-wrong-on-aws`]: /cron:\s*"(?:\S+ ){4}[^"]*\d/,
  // Other minutes do not divide an hour. A rate in a variable is not looked up.
  [`${BUGS}a-schedule-with-a-rate-of-hours-runs-at-the-wrong-time`]:
    /rate:\s*(?=\d)(?!(?:[1-6]|10|12|15|20|30)m\b)/,
  [`${BUGS}a-second-ontick-fails-on-google-cloud`]: /\b(\w+)\.onTick\([^]*\b\1\.onTick\(/,
};

/** A bug that a program meets. */
export interface BugMet {
  /** `cloud.Bucket rename()`. */
  readonly member: string;
  readonly platform: BuiltinPlatform;
  /** The path of its description. */
  readonly path: string;
}

/** The bugs that a program meets on the given platforms. Of a variable, the resource has to be written beside it. */
export function bugsMet(text: string, platforms: readonly BuiltinPlatform[]): BugMet[] {
  return Object.entries(KNOWN_BUGS).flatMap(([resource, members]) =>
    Object.entries(members).flatMap(([member, bugs]) =>
      platforms.flatMap((platform) => {
        const path = bugs[platform];
        const isMet = path && CONDITIONS[path]?.test(text) !== false && isUsed(resource, member, text);
        return isMet ? [{member: `${resource} ${member}`, platform, path}] : [];
      }),
    ),
  );
}

/** Whether a program calls `put()` of a resource, or passes `new(public:)`. */
function isUsed(resource: string, member: string, text: string): boolean {
  const [, method, option] = /^(\w+)\((?:(\w+):)?\)$/.exec(member)!;
  const variables = [...text.matchAll(/(\w+)(?:: [\w.]+\??)? = new (\w+\.\w+)\(|(\w+): (\w+\.\w+)\b/g)]
    .filter((found) => (found[2] ?? found[4]) === resource)
    .map((found) => found[1] ?? found[3]!);
  const callee =
    method === 'new'
      ? `new ${resource.replace('.', '\\.')}`
      : `\\b(?:${variables.join('|') || '(?!)'})\\??\\.${method}`;
  return [...text.matchAll(new RegExp(`${callee}\\(`, 'g'))].some(
    ({0: call, index}) =>
      option === undefined || new RegExp(`\\b${option}:`).test(argumentsAt(text, index + call.length)),
  );
}

/** What is between the parentheses of a call. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  return text.slice(start, end);
}

/** The path of the description of what goes wrong with a member, although it compiles. */
export function knownBugOf(resource: string, member: string, platform: BuiltinPlatform): string | undefined {
  return KNOWN_BUGS[resource]?.[member]?.[platform];
}

/** Bugs of members that the matrix does not have, or that a platform refuses or ignores: each names the member. */
export function misplacedBugs(
  resources: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>,
): string[] {
  return Object.entries(KNOWN_BUGS).flatMap(([resource, members]) =>
    Object.entries(members).flatMap(([member, bugs]) =>
      Object.keys(bugs)
        .filter((platform) => resources[resource]?.[member]?.[platform] !== 'yes')
        .map((platform) => `${resource} ${member} on ${platform}`),
    ),
  );
}
