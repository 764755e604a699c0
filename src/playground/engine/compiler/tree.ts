/** The folders and files that the compiler sees, in memory, as objects of the WASI shim. */
import {Directory, File, type Inode} from '@bjorn3/browser_wasi_shim';

export type Tree = Directory;

/** Files by their absolute paths; strings are written as UTF-8. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const encoder = new TextEncoder();

export function createTree(files: Files): Tree {
  const root = new Directory(new Map<string, Inode>());
  for (const [path, data] of Object.entries(files)) writeFile(root, path, data);
  return root;
}

/** The folder at a path, created with its parents if it does not exist. @throws Error when a file is in the way */
export function makeFolder(root: Tree, path: string): Tree {
  let folder = root;
  for (const name of namesOf(path)) {
    const known = folder.contents.get(name);
    if (known && !(known instanceof Directory)) throw new Error(`${path}: ${name} is a file, not a folder.`);
    const next = known ?? new Directory(new Map<string, Inode>());
    folder.contents.set(name, next);
    folder = next;
  }
  return folder;
}

/** Writes or overwrites a file. */
export function writeFile(root: Tree, path: string, data: string | Uint8Array): void {
  const names = namesOf(path);
  const folder = makeFolder(root, names.slice(0, -1).join('/'));
  folder.contents.set(names.at(-1)!, new File(typeof data === 'string' ? encoder.encode(data) : data));
}

/** All files below a folder with their absolute paths, in the order in which they were created. */
export function* listFiles(folder: Tree, path = ''): Generator<[path: string, data: Uint8Array]> {
  for (const [name, node] of folder.contents) {
    if (node instanceof Directory) yield* listFiles(node, `${path}/${name}`);
    else if (node instanceof File) yield [`${path}/${name}`, node.data];
  }
}

function namesOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
