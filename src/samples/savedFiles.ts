import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageTypes, SavedProgram} from './types';

/** Folder below the site's base URL that the files are served from. */
const FILES_PATH = 'assets';

interface Kinds {
  /** The types of the names on a page. */
  readonly types: PageTypes;
  /** All files of a program that its page does not show in one place. */
  readonly programs: SavedProgram;
}

/** JSON files that pages fetch when a reader reaches for what is in them. */
export interface SavedFiles {
  /** @returns the address of the file, which has a hash of its content */
  save<Kind extends keyof Kinds>(kind: Kind, value: Kinds[Kind]): string;
  /** The JSON at an address, for the development server. */
  read(address: string): string | undefined;
  /** Writes all files into the built site. */
  write(outDir: string): void;
}

export function createSavedFiles(baseUrl: string): SavedFiles {
  const files = new Map<string, string>();
  return {
    save(kind, value) {
      const json = JSON.stringify(value);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
      const name = `${FILES_PATH}/${kind}/page.${hash}.json`;
      files.set(name, json);
      return `${baseUrl}${name}`;
    },
    read: (address) => (address.startsWith(baseUrl) ? files.get(address.slice(baseUrl.length)) : undefined),
    write(outDir) {
      for (const [name, json] of files) {
        fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
        fs.writeFileSync(path.join(outDir, name), json);
      }
    },
  };
}
