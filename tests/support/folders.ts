import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll} from 'vitest';

/** Makes folders of files for the tests of a file, and deletes them after the last. */
export function temporaryFolders(): (files: Readonly<Record<string, string>>) => string {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));
  return (files) => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    folders.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), {recursive: true});
      writeFileSync(join(root, path), text);
    }
    return root;
  };
}
