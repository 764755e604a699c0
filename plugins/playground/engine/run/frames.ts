/** Places of the program on a stack, by the source maps that the compiler writes beside its JavaScript. */
import {TraceMap, traceSegment} from '@jridgewell/trace-mapping';
import type {Frame, RunError} from '../../client/run';
import {PROJECT_FOLDER} from '../compiler/compile';

/** Gives the text of a file. @throws when there is no such file */
export type ReadText = (path: string) => string;

/**
 * The compiler's modules are loaded under `wing:` and their path. Chromium writes `at name (wing:/a.cjs:1:2)`, Firefox
 * `name@wing:/a.cjs:1:2`.
 */
const PLACE = /\bwing:(\/.+?\.cjs):(\d+):(\d+)/;
const STACK_LINE = /^\s+at |^\S*@\S+:\d+:\d+$/;

/** @param error an error, or the text of its stack, which is what comes out of the simulator */
export function toRunError(error: unknown, readText: ReadText): RunError {
  const stack = error instanceof Error ? (error.stack ?? '') : String(error);
  return {message: messageOf(error, stack), frames: readFrames(stack, readText)};
}

/** Frames of the program's own files, the innermost first. */
export function readFrames(stack: string, readText: ReadText): readonly Frame[] {
  const frames = stack.split('\n').flatMap((line) => toFrame(line, readText) ?? []);
  return frames.filter((frame, index) => index === 0 || !isSame(frame, frames[index - 1]!));
}

function messageOf(error: unknown, stack: string): string {
  if (error instanceof Error)
    return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const lines = stack.split('\n');
  const end = lines.findIndex((line) => STACK_LINE.test(line));
  const message = (end === -1 ? lines : lines.slice(0, end)).join('\n');
  return message.replace(/^Error: /, '');
}

function toFrame(stackLine: string, readText: ReadText): Frame | undefined {
  const place = PLACE.exec(stackLine);
  if (!place) return undefined;
  const [, path, line, column] = place as unknown as [string, string, string, string];
  const map = readMap(`${path}.map`, readText);
  if (!map) return undefined;
  const segment = traceSegment(map, Number(line) - 1, Number(column) - 1);
  if (!segment || segment.length === 1) return undefined;
  const [start, source, originalLine, originalColumn] = segment;
  // So the compiler marks lines that it adds by itself; all others are indented.
  if (start === 0 && originalLine === 0 && originalColumn === 0) return undefined;
  const file = decodeURI(new URL(map.sources[source]!, `file://${path}`).pathname);
  if (!file.startsWith(`${PROJECT_FOLDER}/`) || !file.endsWith('.w')) return undefined;
  return {file: file.slice(PROJECT_FOLDER.length + 1), line: originalLine + 1, column: originalColumn + 1};
}

function readMap(path: string, readText: ReadText): TraceMap | undefined {
  try {
    return new TraceMap(readText(path));
  } catch {
    // The simulator makes modules of its own without one.
    return undefined;
  }
}

function isSame(one: Frame, other: Frame): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
