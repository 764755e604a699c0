// Links of the former playground at this address: `?code=` and the base64 of one file. Links that this playground created
// hold UTF-16LE, the form of texts in a browser's memory; those in articles and editors hold UTF-8, mostly in parentheses.
import {fromBase64} from './base64';
import {badLink, type LinkResult, toLinkResult, writeLink} from './link';

const PARAMETER = 'code';
const ENTRY = 'main.w';

/**
 * Reads the program in the query of an address.
 *
 * @param url the whole address
 * @param compilerVersion of the playground that opens the program, as the link has none
 */
export function readOldLink(url: string, compilerVersion: string): LinkResult {
  const value = parametersOf(url).get(PARAMETER);
  if (value === null) return {kind: 'none'};
  // The plus sign of base64 means a space in a query, and not all links have it escaped.
  const text = value.trim().replaceAll(' ', '+').replace(/^\(/, '').replace(/\)$/, '');
  const bytes = fromBase64(text);
  const program = bytes && bytes.byteLength > 0 ? decode(bytes) : undefined;
  if (program === undefined) return badLink('damaged');
  return toLinkResult({files: {[ENTRY]: program}, entry: ENTRY, compilerVersion});
}

/**
 * The address that replaces an old one: without the parameter, and with the program in its hash.
 *
 * @param result of reading the old address; for a bad link, only the parameter is removed
 */
export async function rewriteOldLink(url: string, result: LinkResult): Promise<string> {
  const [beforeHash = ''] = url.split('#');
  const [path = ''] = beforeHash.split('?');
  const parameters = parametersOf(url);
  parameters.delete(PARAMETER);
  const query = parameters.toString();
  const hash = result.kind === 'program' ? await writeLink(result.program) : '';
  return `${path}${query && `?${query}`}${hash}`;
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

function parametersOf(url: string): URLSearchParams {
  const [beforeHash = ''] = url.split('#');
  const at = beforeHash.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : beforeHash.slice(at));
}
