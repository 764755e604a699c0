import Prism from 'prismjs';
import {wingGrammar} from '../language/grammar';
import {type ByteRange, createColumns} from './columns';
import type {Wingc} from './wingc';

/** The type of a name in a program, as the language services give it. */
export interface Hover {
  /** Line of the file, from 0. */
  readonly line: number;
  /** Column of the name's first character, from 0, in UTF-16 units. */
  readonly column: number;
  readonly length: number;
  /** The name's type or signature, in Wing. */
  readonly type: string;
  /** Its documentation, in Markdown. */
  readonly doc?: string;
}

/**
 * Looks up each name of a file.
 *
 * @param path absolute path of the file; the compiler reads what it brings from the file system
 * @throws WebAssembly.RuntimeError when the compiler panics
 */
export function collectHovers(wingc: Wingc, path: string, text: string): Hover[] {
  const uri = `file://${path}`;
  const columns = createColumns({[path]: text});
  wingc.request('wingc_on_did_open_text_document', {
    textDocument: {uri, languageId: 'wing', version: 1, text},
  });
  return findNames(text).flatMap((name) => {
    const position = columns.toBytes(path, name);
    const answer = wingc.request('wingc_on_hover', {textDocument: {uri}, position}) as RawHover | undefined;
    return isAbout(answer?.range, position) ? toHover(name, answer?.contents?.value) : [];
  });
}

interface RawHover {
  readonly contents?: {readonly value?: string};
  readonly range?: ByteRange;
}

interface Name {
  readonly line: number;
  /** In UTF-16 units. */
  readonly character: number;
  readonly length: number;
}

/** Tokens that have a name in them, besides those that the grammar has no type for. */
const NAMES = new Set([
  'class-definition',
  'class-name',
  'function',
  'intrinsic',
  'namespace',
  'property',
  'variable',
]);

const STRINGS = new Set(['string', 'raw-string']);

/** The names in a file, without keywords and built-in types. Of a string, only what is interpolated is looked through. */
export function findNames(text: string): Name[] {
  const names: Name[] = [];
  let line = 0;
  let lineStart = 0;
  let offset = 0;
  const visit = (token: string | Prism.Token, isCode: boolean): void => {
    if (typeof token !== 'string' && typeof token.content !== 'string') {
      const isInside = token.type === 'interpolation' || (isCode && !STRINGS.has(token.type));
      for (const part of [token.content].flat()) visit(part, isInside);
      return;
    }
    const content = typeof token === 'string' ? token : (token.content as string);
    const isName = isCode && (typeof token === 'string' || NAMES.has(token.type) || content === 'this');
    for (const [found] of content.matchAll(/\n|[A-Za-z_]\w*|[^A-Za-z_\n]+/g)) {
      if (isName && /^[A-Za-z_]/.test(found))
        names.push({line, character: offset - lineStart, length: found.length});
      offset += found.length;
      if (found === '\n') {
        line += 1;
        lineStart = offset;
      }
    }
  };
  for (const token of Prism.tokenize(text, wingGrammar)) visit(token, true);
  return names;
}

/** For names that the compiler made itself, it answers with another place. */
function isAbout(
  range: ByteRange | undefined,
  {line, character}: {line: number; character: number},
): boolean {
  if (!range || range.start.line > line || range.end.line < line) return false;
  return range.start.line !== range.end.line || range.end.character > character;
}

function toHover({line, character: column, length}: Name, markdown: string | undefined): Hover[] {
  if (!markdown) return [];
  const match = /^```wing\n([\s\S]*?)\n```(?:\n---\n([\s\S]*))?$/.exec(markdown);
  const type = match ? match[1]! : markdown;
  const doc = match?.[2]?.trim();
  return [{line, column, length, type, ...(doc && {doc})}];
}
