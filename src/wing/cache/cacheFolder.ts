/**
 * The disk cache: a folder of `node_modules/.cache` for each kind of thing. It holds files of values
 * (`valueCache.ts`) and folders that are named after a hash of everything they were made from.
 */
import fs from 'node:fs';
import path from 'node:path';

/** A path in the cache of a repository, such as `samples/outcomes.json`. */
export function cachePath(root: string, ...names: readonly string[]): string {
  return path.join(root, 'node_modules/.cache', ...names);
}

/** Writes a file that no reader sees half of, even if several processes write it or one is stopped. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

/**
 * Gives a finished draft its place in the cache, and deletes the folders there that were used longest ago.
 *
 * @param draft a folder beside the place; if another process was faster, the draft is deleted
 * @param max the number of folders that are kept
 */
export function storeFolder(draft: string, folder: string, max: number): void {
  try {
    fs.renameSync(draft, folder);
  } catch {
    fs.rmSync(draft, {recursive: true, force: true});
  }
  const parent = path.dirname(folder);
  const others = fs
    .readdirSync(parent, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== path.basename(folder))
    .map(({name}) => ({name, used: usedAt(path.join(parent, name))}))
    .sort((one, other) => other.used - one.used);
  for (const {name} of others.slice(max - 1)) {
    fs.rmSync(path.join(parent, name), {recursive: true, force: true});
  }
}

/** Remembers that a folder was used, so that it is not among the first to be deleted. */
export function touchFolder(folder: string): void {
  const now = new Date();
  fs.utimesSync(folder, now, now);
}

/** Another process may have deleted the folder in the meantime. */
function usedAt(folder: string): number {
  return fs.statSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
