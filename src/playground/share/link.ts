// A program in the hash of an address, which browsers do not send to servers: `#program=1.` and the base64url of
// a check sum in four bytes, little-endian, and the raw deflate (RFC 1951) of the program as JSON.
// The number is the version of the format. A change that older pages cannot read needs a new one.
import {fromBase64, toBase64Url} from './base64';
import {checksum, CHECKSUM_BYTES} from './checksum';
import {inflateUpTo, TooLargeError} from './inflate';
import {LIMITS, type Program, programProblems} from './program';

export type LinkResult =
  /** The address has no program: the page shows what it would show without the hash. */
  | {readonly kind: 'none'}
  | {readonly kind: 'program'; readonly program: Program}
  /** The page shows this message, and leaves the reader's program alone. */
  | {readonly kind: 'bad'; readonly reason: BadLink; readonly message: string};

type BadLink = 'foreign' | 'version' | 'damaged' | 'too-large' | 'program';

const VERSION = 1;
const PREFIX = '#program=';
/** JSON adds quotes, commas and escapes to the texts: up to two characters for one, six for a control character. */
const MAX_UNPACKED_BYTES = LIMITS.bytes * 2 + 10_000;

/**
 * @returns the hash of an address, with its `#`
 * @throws Error with everything that prevents sharing, in sentences for the reader
 */
export async function writeLink({files, entry, compilerVersion}: Program): Promise<string> {
  const program: Program = {files, entry, compilerVersion};
  const problems = programProblems(program);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const bytes = new TextEncoder().encode(JSON.stringify(program));
  if (bytes.byteLength > MAX_UNPACKED_BYTES) throw new Error(MESSAGES['too-large']);
  const {deflateSync} = await import('fflate');
  const packed = deflateSync(bytes, {level: 9});
  const data = new Uint8Array(CHECKSUM_BYTES + packed.byteLength);
  data.set(checksum(bytes));
  data.set(packed, CHECKSUM_BYTES);
  return `${PREFIX}${VERSION}.${toBase64Url(data)}`;
}

/**
 * Reads the program in the hash of an address. It does not run until the reader starts it.
 *
 * @param url the whole address, or its hash alone
 */
export async function readLink(url: string): Promise<LinkResult> {
  const at = url.indexOf('#');
  const hash = at < 0 ? '' : url.slice(at);
  // Anchors of the page, such as that of the link that skips to its content.
  if (/^#?[\w-]*$/.test(hash)) return {kind: 'none'};
  const [, version, text = ''] = /^#program=(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (version === undefined) return badLink(hash.startsWith(PREFIX) ? 'damaged' : 'foreign');
  if (Number(version) !== VERSION) return badLink('version');
  const data = fromBase64(text);
  if (!data || data.byteLength <= CHECKSUM_BYTES) return badLink('damaged');
  try {
    const bytes = await inflateUpTo(MAX_UNPACKED_BYTES, data.subarray(CHECKSUM_BYTES));
    if (checksum(bytes).some((byte, index) => byte !== data[index])) return badLink('damaged');
    return toLinkResult(JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)));
  } catch (error) {
    return badLink(error instanceof TooLargeError ? 'too-large' : 'damaged');
  }
}

/** The program, or everything that is wrong with it. */
export function toLinkResult(value: unknown): LinkResult {
  const problems = programProblems(value);
  if (problems.length > 0) return badLink('program', problems);
  const {files, entry, compilerVersion} = value as Program;
  return {kind: 'program', program: {files, entry, compilerVersion}};
}

export function badLink(reason: BadLink, details: readonly string[] = []): LinkResult {
  return {kind: 'bad', reason, message: [MESSAGES[reason], ...details].join(' ')};
}

const MESSAGES: Readonly<Record<BadLink, string>> = {
  foreign: 'The part of the address after the # is not a playground link.',
  version: 'The link is of a newer playground than this page: reload the page, and try again.',
  damaged:
    'The link is damaged: it was cut off or changed on its way. Ask for it again, or copy it as a whole.',
  'too-large': `The program in the link is too large: at most ${LIMITS.bytes / 1000} kB can be shared.`,
  program: 'The program in the link cannot be opened.',
};
