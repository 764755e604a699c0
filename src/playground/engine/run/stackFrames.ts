/** Stack frames of the program, found with the source maps that the compiler writes beside its JavaScript. */
import {TraceMap, traceSegment} from '@jridgewell/trace-mapping';
import type {Position} from 'vscode-languageserver-types';
import {createColumns} from '../../../wing/compiler/columns';
import type {StackFrame, RunError} from '../../messages/runEvents';
import {PROJECT_FOLDER} from '../projectFolder';
import {MODULE_START} from '../node/moduleFunction';

/** Reads the text of a file. @throws when there is no such file */
export type ReadText = (path: string) => string;

/**
 * Modules of the program are compiled under `wing:` and their path. Chromium writes `at name (wing:/a.cjs:1:2)`, Firefox
 * `name@wing:/a.cjs:1:2`.
 */
const PLACE = /\bwing:(\/.+?):(\d+):(\d+)/;
/** Folder of the files that the compiler and the simulator write. */
const OUTPUT_FOLDER = `${PROJECT_FOLDER}/target/`;
/** A line of Chromium, or of Firefox with an address: a message can have a line such as `user@host:80:1`. */
const STACK_LINE = /^ {4}at |^\S*@(?:[a-z-]+:\/|blob:|data:)\S*:\d+:\d+$/;

/** @param error an error, or the text of its stack, which the simulator reports in its place */
export function toRunError(error: unknown, readText: ReadText): RunError {
  const stack = error instanceof Error ? (error.stack ?? '') : String(error);
  return {message: messageOf(error, stack), frames: readFrames(stack, readText)};
}

/**
 * Rewrites the stacks in a text, such as a log: frames of the program get their places in its files, and other frames are
 * left out. A text without a frame of the program stays as it is.
 */
export function showPlaces(text: string, readText: ReadText): string {
  if (!text.includes('wing:/')) return text;
  const lines = text.split('\n').flatMap((line) => {
    if (!STACK_LINE.test(line)) return [line];
    const frame = toFrame(line, readText);
    return frame ? [`    at ${frame.file}:${frame.line}:${frame.column}`] : [];
  });
  // A call of another resource has two stacks below each other, which begin with the same line.
  return lines
    .filter((line, index) => line !== lines[index - 1] && (index === 0 || line !== lines[0]))
    .join('\n');
}

/** Frames of the program's own files, externs among them, the innermost first. */
export function readFrames(stack: string, readText: ReadText): readonly StackFrame[] {
  const frames = stack.split('\n').flatMap((line) => toFrame(line, readText) ?? []);
  return frames.filter((frame, index) => index === 0 || !isSame(frame, frames[index - 1]!));
}

/** The innermost frame of the program's own files. */
export function firstFrame(stack: string, readText: ReadText): StackFrame | undefined {
  for (const line of stack.split('\n')) {
    const frame = toFrame(line, readText);
    if (frame) return frame;
  }
  return undefined;
}

function messageOf(error: unknown, stack: string): string {
  // As on the command line, which prints the names of errors in tests only.
  if (error instanceof Error) return withoutFolder(error.message) || error.name;
  const lines = stack.split('\n');
  const end = lines.findIndex((line) => STACK_LINE.test(line));
  const message = (end === -1 ? lines : lines.slice(0, end)).join('\n');
  return withoutFolder(message.replace(/^(?:Error|UnsupportedFeatureError): /, ''));
}

/** The folder of the program is none that a reader has made. */
function withoutFolder(message: string): string {
  return message.replaceAll(`${PROJECT_FOLDER}/`, '');
}

function toFrame(stackLine: string, readText: ReadText): StackFrame | undefined {
  const place = PLACE.exec(stackLine);
  if (!place) return undefined;
  const [, path, line, column] = place as unknown as [string, string, string, string];
  const map = readMap(`${path}.map`, readText);
  if (!map) return toExternFrame(path, Number(line), Number(column));
  return toPlace({path, map, line: Number(line), column: Number(column)}, readText);
}

/** A place in a file that the compiler wrote. Lines and columns count from one. */
interface CompiledPlace {
  readonly path: string;
  readonly map: TraceMap;
  readonly line: number;
  readonly column: number;
}

/** The place in the program; nothing when the program has none for it. */
export function toPlace(
  {path, map, line, column}: CompiledPlace,
  readText: ReadText,
): StackFrame | undefined {
  const segment = traceSegment(map, line - 1, column - 1);
  if (!segment || segment.length === 1) return undefined;
  const [start, source, originalLine, originalColumn] = segment;
  // The compiler maps lines that it adds by itself to the first column; all others are indented.
  if (start === 0 && originalLine === 0 && originalColumn === 0) return undefined;
  const file = decodeURI(new URL(map.sources[source]!, `file://${path}`).pathname);
  if (!file.startsWith(`${PROJECT_FOLDER}/`) || !file.endsWith('.w')) return undefined;
  const {character} = toUnits(file, originalLine, originalColumn, readText);
  return {file: file.slice(PROJECT_FOLDER.length + 1), line: originalLine + 1, column: character + 1};
}

/** The compiler counts bytes. */
function toUnits(path: string, line: number, character: number, readText: ReadText): Position {
  const text = tryRead(path, readText);
  return createColumns(text === undefined ? {} : {[path]: text}).toUnits(path, {line, character});
}

/** A JavaScript file of the reader, which runs as it is. */
function toExternFrame(path: string, line: number, column: number): StackFrame | undefined {
  if (!path.startsWith(`${PROJECT_FOLDER}/`) || path.startsWith(OUTPUT_FOLDER)) return undefined;
  const before = line === 1 ? MODULE_START.length : 0;
  return {file: path.slice(PROJECT_FOLDER.length + 1), line, column: Math.max(1, column - before)};
}

/** The source map of a file that the compiler wrote; the simulator's own modules have none. */
export function readMap(path: string, readText: ReadText): TraceMap | undefined {
  const text = tryRead(path, readText);
  return text === undefined ? undefined : new TraceMap(text);
}

function tryRead(path: string, readText: ReadText): string | undefined {
  try {
    return readText(path);
  } catch {
    return undefined;
  }
}

function isSame(one: StackFrame, other: StackFrame): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
