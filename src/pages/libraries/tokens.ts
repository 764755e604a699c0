/** A word, a sign or a string of Wing source. */
export interface Token {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** The comment before it, if it is one that documents: `///` or `/** … *\/`. */
  readonly doc?: string;
}

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const WORD = /[A-Za-z_@][\w]*|\d[\w.]*|\.\.\.|[^]/y;

/** Splits Wing source into tokens. Interpolated code is a part of its string. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let doc: string[] = [];
  let line = 1;
  for (let at = 0; at < source.length;) {
    const space = match(SPACE, source, at);
    const comment = space === undefined ? match(COMMENT, source, at) : undefined;
    const text = space ?? comment ?? readString(source, at) ?? match(WORD, source, at)!;
    if (comment !== undefined) doc.push(...documentation(comment));
    else if (space === undefined) {
      tokens.push({text, line, ...(doc.length > 0 && {doc: doc.join('\n').trim()})});
      doc = [];
    }
    line += text.split('\n').length - 1;
    at += text.length;
  }
  return tokens;
}

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** The lines of a comment without its signs; other comments document nothing. */
function documentation(comment: string): string[] {
  if (/^\/\/\/(?!\/)/.test(comment)) return [comment.slice(3).trim()];
  if (!/^\/\*\*(?![*/])/.test(comment)) return [];
  return comment
    .slice(3, -2)
    .split('\n')
    .map((row) => row.replace(/^\s*\*?\s?/, '').trimEnd());
}

/** The string that begins at a place; code between its braces may hold strings of its own. */
function readString(source: string, start: number): string | undefined {
  const isPlain = source.startsWith('#"', start);
  if (!isPlain && source[start] !== '"') return undefined;
  let at = start + (isPlain ? 2 : 1);
  for (let depth = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (depth > 0 && sign === '"') at += readString(source, at)!.length - 1;
    else if (sign === '"') return source.slice(start, at + 1);
    else if (sign === '{' && !isPlain) depth++;
    else if (sign === '}' && depth > 0) depth--;
  }
  return source.slice(start);
}
