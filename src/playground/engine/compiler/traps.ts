/**
 * Programs at which the compiler stops in a browser without a message, as a worker has less stack than the command line: they are
 * found before it reads them. It keeps a program in a tree, so each operator, bracket or call is a level.
 */
import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import {PROJECT_FOLDER} from '../projectFolder';

/**
 * Most levels of one statement. In Chromium 150 the compiler reads 200 operators and not 250, 100 calls after one another and not
 * 150, 100 objects of Json in one another and not 150, and 150 blocks and not 200.
 */
const MAX_LEVELS = 200;

/** Levels of a bracket: an object or a block takes more of the stack. */
const LEVELS: Readonly<Record<string, number>> = {'(': 1, '[': 1, '{': 2};

const OPERATORS = /[([{}\]),;]|\?\?|\?\.|&&|\|\||[=!<>]=|\*\*|[-!+*/%<>.]/g;
const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?/g;
const STRUCT = /\bstruct\s+([A-Za-z_]\w*)[^{]*\{([^}]*)\}/g;
const SCHEMA_CALL = /\b([A-Za-z_]\w*)\s*\.\s*(?:fromJson|tryFromJson|parseJson|tryParseJson|schema)\b/g;

/** The problems of a program that the compiler must not read. */
export function findTraps(files: Readonly<Record<string, string | Uint8Array>>): readonly RawDiagnostic[] {
  const texts = Object.entries(files)
    .flatMap(([path, text]) => (typeof text === 'string' && path.endsWith('.w') ? [{path, text}] : []))
    .map(({path, text}) => ({path, text, code: withoutTexts(text)}));
  const own = structsWithThemselves(texts.map(({code}) => code).join('\n'));
  return texts.flatMap(({path, text, code}) => {
    const place = (offset: number, length: number) => toSpan(path, text, offset, length);
    const deep = findDeepest(code);
    const schemas = [...code.matchAll(SCHEMA_CALL)].filter(([, name]) => own.has(name!));
    return [
      ...(deep === undefined ? [] : [toProblem(TOO_DEEP, place(deep, 1))]),
      ...schemas.map(({0: call, 1: name, index}) =>
        toProblem(
          `The compiler cannot make a schema of struct "${name}", as it contains itself`,
          place(index, call.length),
        ),
      ),
    ];
  });
}

const TOO_DEEP = `This is nested more than ${MAX_LEVELS} levels deep, which is more than the compiler can read in a browser`;

/** Texts and comments become spaces, so that places stay as they are. */
function withoutTexts(text: string): string {
  return text.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, ' '));
}

/** An open bracket, or the file. */
interface Open {
  readonly levels: number;
  /** Whether it has the arguments of a call, which is a level for what follows. */
  readonly isCall: boolean;
  /** Operators since the last comma, semicolon or block. */
  operators: number;
}

/** Where a statement gets deeper than the compiler can read. */
function findDeepest(code: string): number | undefined {
  const open: Open[] = [{levels: 0, isCall: false, operators: 0}];
  let levels = 0;
  const add = (operators: number) => {
    open.at(-1)!.operators += operators;
    levels += operators;
  };
  for (const {0: sign, index} of code.matchAll(OPERATORS)) {
    const own = LEVELS[sign];
    if (own !== undefined) {
      open.push({levels: own, isCall: sign === '(' && /[\w)\]]/.test(code[index - 1] ?? ''), operators: 0});
      levels += own;
    } else if (/[)\]}]/.test(sign)) {
      if (open.length > 1) {
        const closed = open.pop()!;
        levels -= closed.levels + closed.operators;
        if (closed.isCall) add(1);
      }
      // After a block, a statement begins.
      if (sign === '}') add(-open.at(-1)!.operators);
    } else {
      add(/[,;]/.test(sign) ? -open.at(-1)!.operators : 1);
    }
    if (levels > MAX_LEVELS) return index;
  }
  return undefined;
}

/** Names of the structs that contain themselves, in a field or in a struct of a field. */
function structsWithThemselves(code: string): ReadonlySet<string> {
  const fields = new Map([...code.matchAll(STRUCT)].map(([, name, body]) => [name!, typesIn(body!)]));
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const [other] of fields) {
      if (!fields.get(name)!.has(other) || seen.has(other)) continue;
      seen.add(other);
      reach(other, seen);
    }
    return seen;
  };
  return new Set([...fields.keys()].filter((name) => reach(name, new Set()).has(name)));
}

/** The names after the colons of fields. */
function typesIn(fields: string): ReadonlySet<string> {
  return new Set([...fields.matchAll(/:([^;]*)/g)].flatMap(([, type]) => type!.match(/\w+/g) ?? []));
}

function toProblem(message: string, span: RawDiagnostic['span']): RawDiagnostic {
  return {severity: 'error', message, span, hints: [], annotations: []};
}

function toSpan(path: string, text: string, offset: number, length: number): RawDiagnostic['span'] {
  const bytes = (part: string) => new TextEncoder().encode(part).length;
  const position = (end: number) => {
    const lines = text.slice(0, end).split('\n');
    return {line: lines.length - 1, col: bytes(lines.at(-1)!)};
  };
  return {
    file_id: `${PROJECT_FOLDER}/${path}`,
    start: position(offset),
    end: position(offset + length),
    start_offset: bytes(text.slice(0, offset)),
    end_offset: bytes(text.slice(0, offset + length)),
  };
}

/** The sentence for a compiler that has stopped without a message of its own. @param error what was thrown */
export function describeStop(error: unknown): string {
  const text = String(error);
  return /RuntimeError|RangeError|InternalError/.test(text)
    ? 'The compiler has stopped at this program without a message. It does so where something is nested very deeply'
    : `The compiler has stopped: ${text}`;
}
