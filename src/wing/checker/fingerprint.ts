import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * What a target was compiled to, as a short name: the same for two programs if all that is deployed or simulated is the
 * same. Left out are preflight's own code, source maps, and what is packed from the rest.
 *
 * @param synthDir folder of the output
 * @param workDir folder of the program; that it stands here or there makes no difference
 */
export function fingerprint(synthDir: string, workDir: string): string {
  const hash = createHash('sha256');
  const files = fs
    .readdirSync(synthDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(path.relative(synthDir, file)))
    .sort();
  for (const file of files) {
    hash.update(`${path.relative(synthDir, file)}\n`);
    hash.update(withoutChance(fs.readFileSync(file, 'utf8').replaceAll(workDir, '')));
  }
  return hash.digest('hex').slice(0, 16);
}

const LEFT_OUT = /^\.wing\/(?:preflight\.cjs$|.*\.bundle\/)|^assets\/|\.map$/;

/**
 * Leaves out what another run of the same program has otherwise: hashes of bundles, which hold the folder that they were
 * made in, and the numbers of tokens, of which the Google target makes names such as `invoker-permission-KEN.76]}`.
 */
function withoutChance(text: string): string {
  return text
    .replace(/\b[0-9a-f]{32}\b/gi, '')
    .replace(/(?:-[TOKEN]{0,5}\.\d+\]\})+/g, '')
    .replace(/(?:-[TOKEN]{0,5}\d+)+_[0-9A-F]{8}\b/g, '');
}
