import {isRecord, own} from '../../lib/entrance/own';
import {Refusal} from '../../lib/entrance/refusal';
import {formatCount} from '../../lib/formatCount';
import {isWingEntry} from '../../wing/language/entries';
import {MAX_PATH_CHARACTERS, pathProblem} from './path';

/** A program that a reader writes, shares and downloads. */
export interface Program {
  /** Texts by path: `main.w`, `lib.w`, `lib/extern.js`. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is compiled. */
  readonly entry: string;
  /** Version of `winglang` that the program was written with. */
  readonly compilerVersion: string;
}

/** Large enough for any program that a person types, small enough for an address and for the browser's storage. */
export const LIMITS = {
  files: 40,
  /** Bytes of all texts and paths in UTF-8. */
  bytes: 200_000,
  /** Characters of the compiler's version. */
  version: 50,
} as const;

/** More are a wall of text, and no help. */
const MAX_PROBLEMS = 3;

/**
 * The program in a value of any type, without anything else that is in it. Line ends become those of the editor, so that a program
 * which is opened is not changed.
 *
 * @throws Refusal that says what is wrong with it
 */
export function readProgram(value: unknown): Program {
  if (!isProgram(value)) throw new Refusal(programProblems(value).join(' '));
  const {files, entry, compilerVersion} = value;
  const texts = Object.entries(files).map(([path, text]) => [path, text.replace(/\r\n?/g, '\n')]);
  return {files: Object.fromEntries(texts) as Program['files'], entry, compilerVersion};
}

/** What is wrong with a program, in a few sentences for the reader. @param value of any type */
export function programProblems(value: unknown): string[] {
  const program = isRecord(value) ? value : {};
  const files = own(program, 'files');
  if (!isRecord(files)) return ['The program has no files.'];
  const paths = Object.keys(files);
  // Before anything else, as each path is compared with all others.
  if (paths.length > LIMITS.files)
    return [`A program has at most ${LIMITS.files} files; this one has ${formatCount(paths.length)}.`];
  return firstProblems([
    ...paths.flatMap((path, index) => pathProblem(path, paths.slice(0, index)) ?? []),
    ...textProblems(files),
    ...entryProblems(own(program, 'entry'), files),
    ...versionProblems(own(program, 'compilerVersion')),
  ]);
}

export function isProgram(value: unknown): value is Program {
  return programProblems(value).length === 0;
}

/** Bytes of all texts and paths in UTF-8. */
export function sizeOf(files: Program['files']): number {
  const encoder = new TextEncoder();
  return Object.entries(files).reduce((sum, texts) => sum + encoder.encode(texts.join('')).byteLength, 0);
}

type Files = Readonly<Record<string, unknown>>;

function textProblems(files: Files): string[] {
  if (!areTexts(files)) return ['A file of the program is not text.'];
  // No character takes less than a byte, so that a text of any length is not encoded to be measured.
  const characters = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  const isTooLarge = characters > LIMITS.bytes || sizeOf(files) > LIMITS.bytes;
  return isTooLarge ? [`A program has at most ${LIMITS.bytes / 1000} kB; this one has more.`] : [];
}

function areTexts(files: Files): files is Program['files'] {
  return Object.values(files).every((text) => typeof text === 'string');
}

function entryProblems(entry: unknown, files: Files): string[] {
  if (typeof entry !== 'string' || !Object.hasOwn(files, entry)) return ['The file to compile is missing.'];
  if (isWingEntry(entry)) return [];
  const shown = entry.slice(0, MAX_PATH_CHARACTERS);
  return [`“${shown}” cannot be compiled: that are main.w and files that end with .main.w or .test.w.`];
}

function versionProblems(version: unknown): string[] {
  const isVersion =
    typeof version === 'string' &&
    version.length <= LIMITS.version &&
    /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version);
  return isVersion ? [] : ['The compiler version is missing: it is written like 0.85.49.'];
}

function firstProblems(problems: readonly string[]): string[] {
  const more = problems.length - MAX_PROBLEMS;
  if (more <= 0) return [...problems];
  const rest = more === 1 ? 'There is one more problem.' : `There are ${more} more problems.`;
  return [...problems.slice(0, MAX_PROBLEMS), rest];
}
