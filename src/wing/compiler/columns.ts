/** Converts columns: the compiler counts UTF-8 bytes, editors count UTF-16 units. */
import type {Position, Range} from 'vscode-languageserver-types';

/** A position as the compiler counts, in its responses and in requests: lines and UTF-8 bytes, from 0. */
export interface BytePosition {
  readonly line: number;
  readonly character: number;
}

export interface ByteRange {
  readonly start: BytePosition;
  readonly end: BytePosition;
}

/** Positions behind the end of a line or of the file become the end: the compiler panics at a column that does not exist. */
export interface Columns {
  toBytes(file: string, position: Position): BytePosition;
  toUnits(file: string, position: BytePosition): Position;
  toRange(file: string, range: ByteRange): Range;
  /** The column that the command line prints for a position: characters, from 1. An emoji is one character and two units. */
  shown(file: string, position: Position): number;
}

/** Columns of the program's files. Positions in other files stay as they are. */
export function createColumns(files: Readonly<Record<string, string>>): Columns {
  const split = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] | undefined => {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text === undefined) return undefined;
    const lines = split.get(file) ?? text.split('\n');
    split.set(file, lines);
    return lines;
  };
  const convert = (file: string, position: Position, column: (line: string, from: number) => number) => {
    const lines = linesOf(file);
    if (!lines) return {line: position.line, character: position.character};
    const text = lines[position.line];
    if (text === undefined) return {line: lines.length - 1, character: column(lines.at(-1)!, Infinity)};
    return {line: position.line, character: column(text, position.character)};
  };
  const toUnits = (file: string, position: BytePosition) => convert(file, position, unitsOf);
  return {
    toBytes: (file, position) => convert(file, position, bytesOf),
    toUnits,
    shown(file, {line, character}) {
      const text = linesOf(file)?.[line];
      return (text === undefined ? character : [...text.slice(0, character)].length) + 1;
    },
    toRange: (file, {start, end}) => ({start: toUnits(file, start), end: toUnits(file, end)}),
  };
}

/** Units before a byte of a line; of a byte inside a character, those before the character. */
function unitsOf(line: string, bytes: number): number {
  let units = 0;
  let seen = 0;
  for (const character of line) {
    seen += sizeOf(character);
    if (seen > bytes) break;
    units += character.length;
  }
  return units;
}

/** Bytes before a unit of a line; of a unit inside a character, those before the character. */
function bytesOf(line: string, units: number): number {
  let bytes = 0;
  let seen = 0;
  for (const character of line) {
    seen += character.length;
    if (seen > units) break;
    bytes += sizeOf(character);
  }
  return bytes;
}

function sizeOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  // Half a pair is encoded as U+FFFD, which has three bytes as well.
  return code < 0x10000 ? 3 : 4;
}
