import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of compiled output. It is the same for two programs if everything that is deployed or simulated is the same, so it
 * leaves out preflight's own code, source maps, and archives of the other files.
 *
 * @param synthDir folder of the output
 * @param workDir folder of the program, which makes no difference
 */
export function fingerprint(synthDir: string, workDir: string): string {
  const hash = createHash('sha256');
  const files = fs
    .readdirSync(synthDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED_FILES.test(path.relative(synthDir, file)))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(synthDir, file)}\n`);
    hash.update(stripNondeterminism(fs.readFileSync(file, 'utf8').replaceAll(workDir, '')));
  }
  return hash.digest('hex').slice(0, 16);
}

const IGNORED_FILES = /^\.wing\/(?:preflight\.cjs$|.*\.bundle\/)|^assets\/|\.map$/;

/**
 * Removes what differs between two runs of a program: hashes of bundles, which contain the name of their folder, and the
 * numbers of tokens, which the Google target uses in names such as `invoker-permission-KEN.76]}`.
 */
export function stripNondeterminism(text: string): string {
  return text
    .replace(/\b[0-9a-f]{32}\b/gi, '')
    .replace(/(?:-[TOKEN]{0,5}\.\d+\]\})+/g, '')
    .replace(/(?:-[TOKEN]{0,5}\d+)+_[0-9A-F]{8}\b/g, '');
}
