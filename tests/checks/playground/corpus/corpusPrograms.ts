/** The programs of a checkout of `winglang/wing` that its own tests compile and run. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {isWingEntry} from '../../../../src/wing/language/entries';

export interface CorpusProgram {
  /** Path in the checkout. */
  readonly name: string;
  /** One of `CORPUS_FOLDERS`. */
  readonly group: string;
  /** Folder that is the project. */
  readonly folder: string;
  /** Path of the program in that folder. */
  readonly entry: string;
}

export const CORPUS_FOLDERS = [
  'tests/valid',
  'tests/sdk_tests',
  'tests/error',
  'tests/doc_examples',
] as const;

const NOT_SOURCES = new Set(['node_modules', 'target']);
/** Larger files cannot be sent to a browser as text, and the programs read none. */
const MAX_FILE_BYTES = 1_000_000;

/** @throws Error when the folder is no such checkout */
export function listCorpus(checkout: string): readonly CorpusProgram[] {
  return CORPUS_FOLDERS.flatMap((group) =>
    listFiles(join(checkout, group))
      .filter((path) => isWingEntry(basename(path)))
      .map((path) => {
        const folder = dirname(path);
        return {name: relative(checkout, path), group, folder, entry: basename(path)};
      }),
  );
}

/** The files of a project, by their paths in it. */
export function readFolder(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((path) => statSync(path).size < MAX_FILE_BYTES);
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : listFiles(path);
      return entry.isFile() ? [path] : [];
    });
}
