// Links of the former playground at this address: `?code=` and the base64 of one file. Links that this playground created
// hold UTF-16LE, the form of texts in a browser's memory; those in articles and editors hold UTF-8, mostly in parentheses.
import {Refusal} from '../../lib/entrance/refusal';
import {fromBase64} from './base64';
import {badLink, type LinkResult, toLinkResult, writeLink} from './link';
import {readProgram} from './program';

const PARAMETER = 'code';
const ENTRY = 'main.w';
/** Of all parameters: a program of the largest size in UTF-16 has about half as many, if nothing is escaped. */
const MAX_QUERY_CHARACTERS = 1_000_000;

/**
 * Reads the program in the query of an address.
 *
 * @param url the whole address
 * @param compilerVersion of the playground that opens the program, as the link has none
 */
export function readOldLink(url: string, compilerVersion: string): LinkResult {
  const query = queryOf(url);
  if (query.length > MAX_QUERY_CHARACTERS) return badLink('too-long');
  const value = new URLSearchParams(query).get(PARAMETER);
  if (value === null) return {kind: 'none'};
  // The plus sign of base64 means a space in a query, and not all links have it escaped.
  const text = value.trim().replaceAll(' ', '+').replace(/^\(/, '').replace(/\)$/, '');
  const bytes = fromBase64(text);
  const program = bytes && bytes.byteLength > 0 ? decode(bytes) : undefined;
  if (program === undefined) return badLink('damaged');
  return toLinkResult(() => readProgram({files: {[ENTRY]: program}, entry: ENTRY, compilerVersion}));
}

/**
 * The address that replaces an old one: without the parameter, and with the program in its hash.
 *
 * @param result of reading the old address; for a bad link, only the parameter is removed
 * @returns the old address where its program does not fit in a hash
 */
export async function rewriteOldLink(url: string, result: LinkResult): Promise<string> {
  const path = url.split(/[?#]/, 1)[0]!;
  const query = queryOf(url);
  if (query.length > MAX_QUERY_CHARACTERS) return path;
  const parameters = new URLSearchParams(query);
  parameters.delete(PARAMETER);
  try {
    const hash = result.kind === 'program' ? await writeLink(result.program) : '';
    const others = parameters.toString();
    return `${path}${others && `?${others}`}${hash}`;
  } catch (error) {
    if (error instanceof Refusal) return url;
    throw error;
  }
}

/**
 * The content tells the encoding: a program has no zero byte in UTF-8, and always has some in UTF-16, for its spaces and line ends.
 *
 * @returns nothing if it is neither
 */
function decode(bytes: Uint8Array): string | undefined {
  const encoding = bytes.includes(0) ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What is between the first question mark and the hash. */
function queryOf(url: string): string {
  const beforeHash = url.split('#', 1)[0]!;
  const at = beforeHash.indexOf('?');
  return at < 0 ? '' : beforeHash.slice(at);
}
