// Files of a built site, with their sizes and hashes.
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Folders whose files are named by what is in them: a page of an earlier deploy may still ask for one. */
export const NAMED_BY_CONTENT = ['assets', 'playground'];

/**
 * The files of a folder, in the order of their paths.
 *
 * @returns paths relative to the folder, with slashes, and the size in bytes and SHA-256 (64 hexadecimal digits) of each
 */
export function readFolder(root) {
  return new Map(
    readdirSync(root, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(root, file).replaceAll('\\', '/'), describe(readFileSync(file))])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function describe(content) {
  return {bytes: content.length, sha256: sha256(content)};
}

export function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
