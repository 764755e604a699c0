import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../wing/cache/cacheFolder';
import type {PageTypes, SavedProgram} from './types';

/** Folder below the site's base URL that the files are served from. */
const FILES_PATH = 'assets';

const ADDRESS = new RegExp(`/${FILES_PATH}/(?:types|programs)/page\\.[0-9a-f]{16}\\.json$`);

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

/**
 * @param served folder for the development server, which does not transform a page again that the bundler has kept from an
 *   earlier run: its files have to be there still
 */
export function createSavedFiles(baseUrl: string, served?: string): SavedFiles {
  const files = new Map<string, string>();
  return {
    save(kind, value) {
      const json = JSON.stringify(value);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
      const name = `${FILES_PATH}/${kind}/page.${hash}.json`;
      files.set(name, json);
      if (served) writeWhole(path.join(served, name), json);
      return `${baseUrl}${name}`;
    },
    read(address) {
      if (!ADDRESS.test(address) || !address.startsWith(baseUrl)) return undefined;
      const name = address.slice(baseUrl.length);
      const file = served && path.join(served, name);
      return files.get(name) ?? (file && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
    },
    write(outDir) {
      for (const [name, json] of files) {
        fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
        fs.writeFileSync(path.join(outDir, name), json);
      }
    },
  };
}
