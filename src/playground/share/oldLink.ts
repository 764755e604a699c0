// Links of the playground that stood at this address before: `?code=` and the base64 of one file. Those that the
// playground made hold UTF-16LE, as a browser keeps texts in memory; those of articles and editors hold UTF-8, most of them
// in parentheses.
import {fromBase64} from './base64';
import {bad, type LinkResult, toResult, writeLink} from './link';

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
  // The plus sign of base64 means a space in a query, and not all links wrote it in the long way.
  const text = value.trim().replaceAll(' ', '+').replace(/^\(/, '').replace(/\)$/, '');
  const bytes = fromBase64(text);
  const program = bytes && bytes.byteLength > 0 ? decode(bytes) : undefined;
  if (program === undefined) return bad('damaged');
  return toResult({files: {[ENTRY]: program}, entry: ENTRY, compilerVersion});
}

/**
 * The address to show in the place of an old one: without the parameter, and with a program in its hash.
 *
 * @param result what the old address held; of a bad link, only the parameter is left out
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
 * Decides by the content: no program has a zero byte in UTF-8, and each has one in UTF-16, at its spaces and line ends.
 *
 * @returns nothing when it is neither
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
