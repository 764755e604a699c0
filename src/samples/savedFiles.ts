import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** JSON files that pages fetch when a reader reaches for what is in them. */
export interface SavedFiles {
  /**
   * @param kind the folder that the file lies in
   * @returns the path of the file, which has a hash of its content
   */
  save(kind: 'types' | 'programs', value: unknown): string;
  /** The JSON at a path, for the development server. */
  read(path: string): string | undefined;
  /** Writes all files below a folder. */
  write(folder: string): void;
}

export function createSavedFiles(): SavedFiles {
  const files = new Map<string, string>();
  return {
    save(kind, value) {
      const json = JSON.stringify(value);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
      const name = `${kind}/page.${hash}.json`;
      files.set(name, json);
      return name;
    },
    read: (name) => files.get(name),
    write(folder) {
      for (const [name, json] of files) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
        fs.writeFileSync(path.join(folder, name), json);
      }
    },
  };
}
