/** Where in the files the calls are that permissions come from, and which of them the cursor is in. */
import {escapeRegExp} from '../../lib/escapeRegExp';
import type {ProgramFiles, StackFrame} from '../messages/runEvents';
import type {FunctionPermissions, Permission} from './permissions';

/** A part of a file, by offsets in its text. */
export interface CallRange {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A permission of a function, with its calls as they are in the files now. */
export interface LocatedPermission {
  readonly function: string;
  readonly permission: Permission;
  readonly ranges: readonly CallRange[];
}

/** The permissions of all functions. A call that the reader has changed since has no range. */
export function locateCalls(
  functions: readonly FunctionPermissions[],
  files: ProgramFiles,
): readonly LocatedPermission[] {
  const texts = new Map(Object.entries(files).map(([file, text]) => [file, toLines(text)]));
  return functions.flatMap(({function: caller, permissions}) =>
    permissions.map((permission) => ({
      function: caller,
      permission,
      ranges: permission.places.flatMap((place) => {
        const lines = texts.get(place.file);
        return (lines && rangeOf(lines, place, permission.operation)) ?? [];
      }),
    })),
  );
}

/** The permissions of the calls that the cursor is in; if it is in none, of those in its line. */
export function permissionsAt(
  located: readonly LocatedPermission[],
  {file, line, column}: StackFrame,
  files: ProgramFiles,
): readonly LocatedPermission[] {
  if (!Object.hasOwn(files, file)) return [];
  const {start, end} = lineOf(toLines(files[file]!), line);
  const having = (from: number, to: number) =>
    located.filter(({ranges}) =>
      ranges.some((range) => range.file === file && range.from <= to && from <= range.to),
    );
  const under = having(start + column - 1, start + column - 1);
  return under.length > 0 ? under : having(start, end);
}

/** The calls that permissions come from, each once: several functions can share one. */
export function rangesOf(located: readonly LocatedPermission[]): readonly CallRange[] {
  const ranges = located.flatMap((one) => one.ranges);
  return [...new Map(ranges.map((range) => [`${range.from} ${range.to} ${range.file}`, range])).values()];
}

/** A text, and the offsets at which its lines start. */
interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

function toLines(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {text, starts};
}

/** @param line from one; behind the last line there are only empty ones */
function lineOf({text, starts}: Lines, line: number): {readonly start: number; readonly end: number} {
  const start = starts[line - 1] ?? text.length;
  return {start, end: Math.max(start, (starts[line] ?? text.length + 1) - 1)};
}

/** What a call may have before the parenthesis: `uploads?.put`, also in two lines. */
const CALLEE = /^[\w.?!\s]*/;
/** Further than that from its place, a call is not looked for. */
const MAX_CALLEE = 300;

/** From the place of a call to the end of the name of its method. Where the object is an expression, it is the rest of the line. */
function rangeOf(lines: Lines, {file, line, column}: StackFrame, operation: string): CallRange | undefined {
  const {start, end} = lineOf(lines, line);
  const from = start + column - 1;
  const near = lines.text.slice(from, from + MAX_CALLEE);
  const method = `\\.${escapeRegExp(operation)}(?!\\w)`;
  const found = new RegExp(method).exec(CALLEE.exec(near)![0]);
  if (found) return {file, from, to: from + found.index + found[0].length};
  const ofExpression = new RegExp(`[)\\]][?!]?${method}`);
  return ofExpression.test(near.slice(0, Math.max(end - from, 0))) ? {file, from, to: end} : undefined;
}
