import {isWingEntry} from '../../wing/language/entries';

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
  /** Characters of a path. */
  path: 100,
  /** Bytes of all texts and paths in UTF-8. */
  bytes: 200_000,
} as const;

/** Extensions of Wing, of externs, and of files that programs read. */
const EXTENSIONS = [
  'w',
  'js',
  'cjs',
  'mjs',
  'ts',
  'json',
  'toml',
  'yaml',
  'yml',
  'txt',
  'md',
  'csv',
  'html',
  'css',
  'svg',
] as const;

/** Folders that the toolchain writes to, or searches for packages. */
const RESERVED = ['node_modules', 'target'];

/**
 * Says in a sentence for the reader why a path cannot be the name of one more file.
 *
 * @param others paths of the existing files
 */
export function pathProblem(path: string, others: readonly string[] = []): string | undefined {
  const names = path.split('/');
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  if (path.length > LIMITS.path)
    return `A name has at most ${LIMITS.path} characters; this one has ${path.length}.`;
  if (!names.every((name) => /^[\w-][\w.-]*$/.test(name)))
    return `“${path}” cannot be the name of a file: write letters, digits, “-”, “_” and “.”, with “/” between folders.`;
  const reserved = names.find((name) => RESERVED.includes(name.toLowerCase()));
  if (reserved) return `“${reserved}” is a folder of the toolchain: choose another name.`;
  if (!EXTENSIONS.some((known) => known === extension))
    return `“${path}” has no ending that the playground knows: allowed are ${EXTENSIONS.map((one) => `.${one}`).join(', ')}.`;
  // A downloaded program must fit on file systems that ignore case.
  const clash = others.find((other) => overlaps(path.toLowerCase(), other.toLowerCase()));
  return clash === undefined ? undefined : `There is “${clash}” already.`;
}

/** Everything that is wrong with a program, in sentences for the reader. @param value of any type */
export function programProblems(value: unknown): string[] {
  const {files, entry, compilerVersion} = (value ?? {}) as Partial<Record<keyof Program, unknown>>;
  if (typeof files !== 'object' || files === null || Array.isArray(files))
    return ['The program has no files.'];
  const paths = Object.keys(files);
  const texts = Object.values(files);
  const problems = paths.flatMap((path, index) => pathProblem(path, paths.slice(0, index)) ?? []);
  if (paths.length > LIMITS.files)
    problems.push(`A program has at most ${LIMITS.files} files; this one has ${paths.length}.`);
  if (!texts.every((text) => typeof text === 'string')) problems.push('A file of the program is not text.');
  else if (sizeOf(files as Program['files']) > LIMITS.bytes)
    problems.push(`A program has at most ${LIMITS.bytes / 1000} kB; this one has more.`);
  if (typeof entry !== 'string' || !Object.hasOwn(files, entry))
    problems.push('The file to compile is missing.');
  else if (!isWingEntry(entry))
    problems.push(
      `“${entry}” cannot be compiled: that are main.w and files that end with .main.w or .test.w.`,
    );
  if (typeof compilerVersion !== 'string' || !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(compilerVersion))
    problems.push('The compiler version is missing.');
  return problems;
}

export function isProgram(value: unknown): value is Program {
  return programProblems(value).length === 0;
}

/** Bytes of all texts and paths in UTF-8. */
export function sizeOf(files: Program['files']): number {
  const encoder = new TextEncoder();
  return Object.entries(files).reduce((sum, texts) => sum + encoder.encode(texts.join('')).byteLength, 0);
}

/** Whether two paths are equal, or one is a folder of the other. */
function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
