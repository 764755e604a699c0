import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** The files below one folder. Paths are relative to it. */
export interface FolderReader {
  /** The text of a file; undefined where there is no file. */
  read(path: string): string | undefined;
  /** The names of the files and folders in a folder, sorted. */
  list(path: string): readonly string[];
}

export function createFolderReader(root: string): FolderReader {
  return {
    read(path) {
      const full = join(root, path);
      const isFile = statSync(full, {throwIfNoEntry: false})?.isFile() === true;
      return isFile ? readFileSync(full, 'utf8') : undefined;
    },
    list: (path) => readdirSync(join(root, path)).sort(),
  };
}
