// Anchors of headings: cspell:ignoreRegExp /BUGS\}[\w-]+/g
import type {BuiltinPlatform} from './platforms';

type BugsByMember = Readonly<Record<string, Readonly<Partial<Record<BuiltinPlatform, string>>>>>;

/** The page of their descriptions, up to the anchor. */
export const BUGS = '/docs/api/known-bugs-in-resources#';

/** What compiles and still goes wrong: the place that describes it, by resource, member and platform. */
export const KNOWN_BUGS: Readonly<Record<string, BugsByMember>> = {
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

/** The headings of the descriptions, by their paths. */
const NAMES: Readonly<Record<string, string>> = {
  [`${BUGS}cors-fails-on-aws-for-a-route-that-starts-with-a-parameter`]: 'CORS with a route such as /:slug',
  [`${BUGS}connect-routes-in-the-simulator`]: 'connect routes in the simulator',
  [`${BUGS}addobject-fails-on-a-bucket-with-oncreate`]: 'addObject with onCreate',
  [`${BUGS}a-bucket-cant-copy-an-object-that-isnt-text`]: 'copy of an image',
  [`${BUGS}copy-and-rename-lack-permissions-on-aws`]: 'copy, rename, and mustExist on AWS',
  [`${BUGS}reading-past-the-end-of-an-object-adds-zero-bytes`]: 'endByte past the end',
  [`${BUGS}a-byte-range-outside-the-object-fails`]: 'A byte range outside the object',
  [`${BUGS}onupdate-on-aws`]: 'onUpdate on AWS',
  [`${BUGS}a-bucket-url-with-a-space-in-the-key-returns-404`]: 'Spaces in bucket URLs',
  [`${BUGS}signedurl-gets-write-permission-on-aws`]: 'signedUrl gets write permission on AWS',
  [`${BUGS}invokeasync-without-a-payload-fails-on-aws`]: 'invokeAsync without a payload',
  [`${BUGS}permissions-of-cloudondeploy`]: 'Permissions of cloud.OnDeploy',
  [`${BUGS}executebefore-on-aws`]: 'executeBefore on AWS',
  [`${BUGS}weekday-numbers-in-a-cron-expression-are-wrong-on-aws`]: 'Weekday numbers in cron',
  [`${BUGS}a-schedule-with-a-rate-of-hours-runs-at-the-wrong-time`]: 'Schedules with a rate of hours',
  [`${BUGS}a-second-ontick-fails-on-google-cloud`]: 'A second onTick on Google Cloud',
};

/** The name of a bug: the heading of its description. @param path of the description */
export function nameOfBug(path: string): string {
  return NAMES[path] ?? path;
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
