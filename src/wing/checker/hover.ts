import {invoke, load} from '@winglang/compiler';
import {
  WING_BOOLEANS,
  WING_COLLECTIONS,
  WING_KEYWORDS,
  WING_PHASES,
  WING_PRIMITIVES,
} from '../language/tokens';

/** What the compiler's language services say of a name in a program. */
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

interface HoverAnswer {
  readonly contents?: {readonly value?: string};
  readonly range?: {readonly start: Position; readonly end: Position};
}

interface Position {
  readonly line: number;
  readonly character: number;
}

/**
 * Words that the language services have no answer for, or one about another place: asking about them costs time. `this`
 * has a type of its own.
 */
const WORDS_WITHOUT_TYPE = new Set([
  ...WING_KEYWORDS.filter((word) => word !== 'this'),
  ...WING_PHASES,
  ...WING_BOOLEANS,
  ...WING_PRIMITIVES,
  ...WING_COLLECTIONS,
  'assert',
  'nil',
  'test',
]);

let services: WebAssembly.Instance | undefined;

/**
 * Asks the language services for each name of a program's entry point. An instance that has seen other programs may
 * panic on one that a new instance reads: only when a new one panics as well, the program has no types.
 */
export async function collectHovers(entrypoint: string, text: string): Promise<Hover[]> {
  const isFresh = services === undefined;
  services ??= await load({env: {CLICOLOR: '0'}, imports: {env: {send_diagnostic: () => undefined}}});
  const uri = `file://${entrypoint}`;
  try {
    ask('wingc_on_did_open_text_document', {textDocument: {uri, languageId: 'wing', version: 1, text}});
    return findNames(text).flatMap((name) =>
      toHover(ask('wingc_on_hover', {textDocument: {uri}, position: name.position}), name),
    );
  } catch {
    services = undefined;
    return isFresh ? [] : collectHovers(entrypoint, text);
  }
}

function ask(call: Parameters<typeof invoke>[1], parameters: unknown): HoverAnswer | undefined {
  const answer = invoke(services!, call, JSON.stringify(parameters));
  return typeof answer === 'string' && answer !== ''
    ? ((JSON.parse(answer) as HoverAnswer | null) ?? undefined)
    : undefined;
}

interface Name {
  readonly position: Position;
  readonly text: string;
}

/** Names outside comments, and outside the plain parts of strings. */
function findNames(text: string): Name[] {
  return maskPlainText(text)
    .split('\n')
    .flatMap((row, line) =>
      [...row.matchAll(/[A-Za-z_][A-Za-z0-9_]*/g)].map((match) => ({
        text: match[0],
        position: {line, character: match.index},
      })),
    )
    .filter((name) => !WORDS_WITHOUT_TYPE.has(name.text));
}

/** Puts spaces for comments and for the text of strings; `{…}` in a string stays. */
export function maskPlainText(text: string): string {
  let depth = 0;
  const stack: number[] = [];
  let inString = false;
  let masked = '';
  for (let index = 0; index < text.length; index++) {
    const rest = text.slice(index, index + 2);
    const char = text[index]!;
    if (!inString && rest === '#"') {
      const end = text.indexOf('"', index + 2);
      const stop = end < 0 ? text.length : end + 1;
      masked += text.slice(index, stop).replace(/[^\n]/g, ' ');
      index = stop - 1;
    } else if (!inString && (rest === '//' || rest === '/*')) {
      const end = rest === '//' ? text.indexOf('\n', index) : text.indexOf('*/', index) + 2;
      const stop = end < 2 ? text.length : end;
      masked += text.slice(index, stop).replace(/[^\n]/g, ' ');
      index = stop - 1;
    } else if (inString && char === '\\') {
      masked += '  ';
      index++;
    } else if (char === '"') {
      inString = !inString;
      masked += ' ';
    } else if (inString && char === '{') {
      stack.push(depth);
      depth = 0;
      inString = false;
      masked += ' ';
    } else if (!inString && char === '{') {
      depth++;
      masked += char;
    } else if (!inString && char === '}') {
      if (depth === 0 && stack.length > 0) {
        depth = stack.pop()!;
        inString = true;
        masked += ' ';
      } else {
        depth--;
        masked += char;
      }
    } else masked += inString && char !== '\n' ? ' ' : char;
  }
  return masked;
}

function toHover(answer: HoverAnswer | undefined, {position, text}: Name): Hover[] {
  const value = answer?.contents?.value;
  const range = answer?.range;
  // An answer for another place, as for names that the compiler made itself, helps nobody.
  if (!value || !range || range.start.line > position.line || range.end.line < position.line) return [];
  if (range.start.line === range.end.line && range.end.character <= position.character) return [];
  const match = /^```wing\n([\s\S]*?)\n```(?:\n---\n([\s\S]*))?$/.exec(value);
  const type = match ? match[1]! : value;
  const doc = match?.[2]?.trim();
  return [{line: position.line, column: position.character, length: text.length, type, ...(doc && {doc})}];
}
