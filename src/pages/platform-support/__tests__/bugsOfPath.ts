// Anchors of headings: cspell:ignoreRegExp /BUGS\}[\w-]+/g
import {createFolderReader, type FolderReader} from '../../../lib/folderReader';
import type {PageProgram, PagePrograms} from '../../../samples/pageProgram';
import {readFolder} from '../../../samples/playgroundFiles';
import {BUGS, KNOWN_BUGS} from '../../../wing/language/knownBugs';
import type {BuiltinPlatform} from '../../../wing/language/platforms';

/** A page with its programs. */
export interface PageOfPath {
  readonly page: string;
  readonly text: string;
  readonly programs: PagePrograms['programs'];
}

/**
 * The known bugs that programs of a page meet, and that the page does not link. With one program that is marked for a platform,
 * a page promises all of them for it.
 *
 * @param root the repository's folder
 * @param before what is read before the page, and may have the link
 */
export function unnamedBugs({page, text, programs}: PageOfPath, root: string, before = ''): string[] {
  const folders = createFolderReader(root);
  const platforms: BuiltinPlatform[] = ['sim', ...new Set(programs.flatMap(({fence}) => fence.platforms))];
  const known = `${before}\n${text}`;
  return programs
    .filter(({fence}) => !fence.fails && !fence.nocheck)
    .flatMap((program) =>
      bugsMet(textOf(program, folders), [...new Set(platforms)])
        .filter(({path}) => !hasLink(known, path))
        .map(({member, platform, path}) => `${page}:${program.line} ${member} on ${platform}: ${path}`),
    );
}

function textOf({folder, files}: PageProgram, folders: FolderReader): string {
  const texts =
    folder === undefined ? files.map(({path, text}) => [path, text] as const) : readFolder(folder, folders);
  return texts
    .filter(([path]) => path.endsWith('.w'))
    .map(([, text]) => text)
    .join('\n');
}

/** A link is the path of a file, or an address. */
function hasLink(text: string, path: string): boolean {
  const [page, anchor] = path.split('/').at(-1)!.split('#') as [string, string];
  return new RegExp(`/${page}(?:\\.md)?#${anchor}\\)`).test(text);
}

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
