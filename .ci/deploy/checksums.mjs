// Writes `sha256sums.txt`, the hashes of all files of a built site, into it: node .ci/deploy/checksums.mjs FOLDER
// `sha256sum --check sha256sums.txt` compares them.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runAsScript} from '../runAsScript.mjs';
import {readFolder} from './folder.mjs';

export const CHECKSUMS = 'sha256sums.txt';

/** The hashes of all files but its own, as the command `sha256sum` writes them, in the order of their paths. */
export function checksumsOf(root) {
  return [...readFolder(root)]
    .filter(([path]) => path !== CHECKSUMS)
    .map(([path, {sha256}]) => `${sha256}  ${path}\n`)
    .join('');
}

function main() {
  const [root] = process.argv.slice(2);
  if (!root) throw new Error('Give the folder of the built site.');
  const text = checksumsOf(root);
  writeFileSync(join(root, CHECKSUMS), text);
  console.log(`${CHECKSUMS} has ${text.split('\n').length - 1} files.`);
}

await runAsScript(import.meta.url, main);
