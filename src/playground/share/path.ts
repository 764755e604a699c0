/** Characters of a path. */
export const MAX_PATH_CHARACTERS = 100;

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

/** Names of devices, which Windows gives to no file, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i;

/**
 * Says in a sentence for the reader why a path cannot be the name of one more file.
 *
 * @param others paths of the existing files
 */
export function pathProblem(path: string, others: readonly string[] = []): string | undefined {
  if (path.length > MAX_PATH_CHARACTERS)
    return `A name has at most ${MAX_PATH_CHARACTERS} characters; this one has ${path.length}.`;
  const names = path.split('/');
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  if (!names.every((name) => /^[\w-][\w.-]*$/.test(name)))
    return `“${path}” cannot be the name of a file: write letters, digits, “-”, “_” and “.”, with “/” between folders.`;
  const reserved = names.find((name) => RESERVED.includes(name.toLowerCase()));
  if (reserved) return `“${reserved}” is a folder of the toolchain: choose another name.`;
  if (!EXTENSIONS.some((known) => known === extension))
    return `“${path}” has no ending that the playground knows: allowed are ${EXTENSIONS.map((one) => `.${one}`).join(', ')}.`;
  // A downloaded program must fit on file systems that ignore case.
  const clash = others.find((other) => overlaps(path.toLowerCase(), other.toLowerCase()));
  return clash === undefined ? undefined : `There is “${clash.slice(0, MAX_PATH_CHARACTERS)}” already.`;
}

/** The same for a name that a reader chooses, which has to be one on each system. */
export function nameProblem(path: string, others: readonly string[]): string | undefined {
  return pathProblem(path, others) ?? windowsProblem(path);
}

/**
 * Why a file with this path could not be written on Windows, as a sentence. Links and drafts that have such a file are opened all the
 * same: it is refused where a reader chooses a name, and where a program is downloaded.
 *
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function windowsProblem(path: string): string | undefined {
  const name = path.split('/').find((one) => DEVICE.test(one) || one.endsWith('.'));
  return name === undefined
    ? undefined
    : `“${name}” cannot be written on Windows: choose a name that does not end with “.” and is not that of a device.`;
}

/** Whether two paths are equal, or one is a folder of the other. */
function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
