// A program in the hash of an address, which browsers do not send to servers: `#program=1.` and the base64url of
// a check sum in four bytes, little-endian, and the raw deflate (RFC 1951) of the program as JSON.
// The number is the version of the format. A change that older pages cannot read needs a new one.
import {boundedJson} from '../../lib/entrance/data';
import {Refusal} from '../../lib/entrance/refusal';
import {formatCount} from '../../lib/formatCount';
import {fromBase64, toBase64Url} from './base64';
import {checksum, CHECKSUM_BYTES} from './checksum';
import {inflateUpTo, TooLargeError} from './inflate';
import {LIMITS, type Program, programProblems, readProgram} from './program';

export type LinkResult =
  /** The address has no program: the page shows what it would show without the hash. */
  | {readonly kind: 'none'}
  | {readonly kind: 'program'; readonly program: Program}
  /** The page shows this message, and leaves the reader's program alone. */
  | {readonly kind: 'bad'; readonly reason: BadLink; readonly message: string};

type BadLink = 'foreign' | 'version' | 'damaged' | 'too-long' | 'too-large' | 'program';

const VERSION = 1;
const PREFIX = '#program=';
/** JSON adds quotes, commas and escapes to the texts: up to two characters for one, six for a control character. */
const MAX_UNPACKED_BYTES = LIMITS.bytes * 2 + 10_000;
/** Four characters for three bytes, if nothing in them can be packed. */
export const MAX_LINK_CHARACTERS = 550_000;
/** A program has far fewer values. One with too many files comes through, for a message that counts them. */
const JSON_BOUNDS = {characters: MAX_UNPACKED_BYTES, depth: 4, values: 2_000};

/**
 * @returns the hash of an address, with its `#`
 * @throws Refusal with what prevents sharing, in sentences for the reader
 */
export async function writeLink({files, entry, compilerVersion}: Program): Promise<string> {
  const program: Program = {files, entry, compilerVersion};
  const problems = programProblems(program);
  if (problems.length > 0) throw new Refusal(problems.join(' '));
  const bytes = new TextEncoder().encode(JSON.stringify(program));
  if (bytes.byteLength > MAX_UNPACKED_BYTES) throw new Refusal(MESSAGES['too-large']);
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
  if (at >= 0 && url.length - at > MAX_LINK_CHARACTERS) return badLink('too-long');
  const hash = at < 0 ? '' : withoutRemains(url.slice(at));
  // Anchors of the page, such as that of the link that skips to its content.
  if (/^#?[\w-]*$/.test(hash)) return {kind: 'none'};
  const [, version, text = ''] = /^#program=(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (version === undefined) return badLink(hash.startsWith(PREFIX) ? 'damaged' : 'foreign');
  if (Number(version) !== VERSION) return badLink('version');
  const data = fromBase64(text);
  return data && data.byteLength > CHECKSUM_BYTES ? unpack(data) : badLink('damaged');
}

/** Chats and Markdown leave what stands after a link at its end, and some encode its sign for equality. */
function withoutRemains(hash: string): string {
  return hash.replace(/^#program%3D/i, PREFIX).replace(/^(#program=\d+\.[\w-]+)(?:%20|[^\w-])+$/, '$1');
}

async function unpack(data: Uint8Array): Promise<LinkResult> {
  let bytes: Uint8Array;
  try {
    bytes = await inflateUpTo(MAX_UNPACKED_BYTES, data.subarray(CHECKSUM_BYTES));
  } catch (error) {
    // Anything else: the script that unpacks has not come, which is not the fault of the link.
    if (!(error instanceof Refusal)) throw error;
    return badLink(error instanceof TooLargeError ? 'too-large' : 'damaged');
  }
  if (checksum(bytes).some((byte, index) => byte !== data[index])) return badLink('damaged');
  return toLinkResult(() =>
    readProgram(boundedJson(new TextDecoder().decode(bytes), 'The program', JSON_BOUNDS)),
  );
}

/** @param read gives the program of a link, or throws a Refusal */
export function toLinkResult(read: () => Program): LinkResult {
  try {
    return {kind: 'program', program: read()};
  } catch (error) {
    if (error instanceof Refusal) return badLink('program', error.message);
    throw error;
  }
}

export function badLink(reason: BadLink, details?: string): LinkResult {
  return {kind: 'bad', reason, message: details ? `${MESSAGES[reason]} ${details}` : MESSAGES[reason]};
}

const MESSAGES: Readonly<Record<BadLink, string>> = {
  foreign: 'The part of the address after the # is not a playground link.',
  version: 'The link is of a newer playground than this page: reload the page, and try again.',
  damaged:
    'The link is damaged: it was cut off or changed on its way. Ask for it again, or copy it as a whole.',
  'too-long': `The link is too long: the playground opens links of up to ${formatCount(MAX_LINK_CHARACTERS)} characters.`,
  'too-large': `The program in the link is too large: at most ${LIMITS.bytes / 1000} kB can be shared.`,
  program: 'The program in the link cannot be opened.',
};
