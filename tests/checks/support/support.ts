/**
 * `npm run support [-- --all] [--update] [--json FILE]`: asks the toolchain what each platform supports. It is not asked when
 * nothing has changed since a run that agreed; `--all` asks all the same, with nothing from the cache.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {wingVersion} from '../../../src/wing/command-line';
import {readSdk} from '../../../src/reference/assembly';
import {readVersions} from '../../../src/wing/checker/cache';
import {hashAnswers, readAgreed, writeAgreed} from '../../../src/pages/platform-support/agreed';
import {readResources} from '../../../src/pages/platform-support/resources';
import {createToolchain} from '../../../src/pages/platform-support/toolchain';
import {
  compareMatrices,
  countAnswers,
  formatMatrix,
  MATRIX_FILE,
  readMatrix,
  UPDATE_COMMAND,
} from '../../../src/pages/platform-support/matrix';
import {measure} from '../../../src/pages/platform-support/measure';
import {createProbes} from '../../../src/pages/platform-support/probes';
import {SNIPPETS} from '../../../src/pages/platform-support/snippets';

const ROOT = path.resolve(__dirname, '../../..');
const AGREED_FILE = path.join(ROOT, 'node_modules/.cache/support-matrix/agreed.json');
const ALL_COMMAND = 'npm run support -- --all';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, update: {type: 'boolean'}, json: {type: 'string'}},
  });
  const start = performance.now();
  const hashNow = () => hashAnswers(readVersions(ROOT), fs.readFileSync(MATRIX_FILE, 'utf8'), __filename);
  const hash = hashNow();
  const known = values.all || values.update ? undefined : readAgreed(AGREED_FILE, hash);
  if (known !== undefined) {
    console.log(`Not asked: nothing has changed since the run that agreed, ${hash}. To ask: ${ALL_COMMAND}`);
    tell(known, [], values.json);
    return;
  }
  const toolchain = createToolchain(ROOT, {isFresh: values.all});
  const probes = createProbes(readResources(readSdk(ROOT).assembly), SNIPPETS);
  const measured = await measure(probes, toolchain.ask, wingVersion);
  toolchain.save();
  if (values.update) fs.writeFileSync(MATRIX_FILE, formatMatrix(measured));
  const differences = compareMatrices(readMatrix(), measured);
  for (const line of differences) console.log(line);
  if (differences.length > 0) {
    console.log(`support.json is not what winglang ${wingVersion} answers. To update it: ${UPDATE_COMMAND}`);
    process.exitCode = 1;
  }
  const answers = countAnswers(measured);
  // Not the hash of the start, when `--update` has written the answers.
  if (differences.length === 0) writeAgreed(AGREED_FILE, {hash: hashNow(), answers});
  const {asked, cached} = toolchain.counts;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${probes.length} members, ${answers} answers in ${seconds} s: ${asked} programs compiled, ${cached} from the cache`,
  );
  tell(answers - differences.length, differences, values.json);
}

function tell(passed: number, troubles: readonly string[], file: string | undefined): void {
  const failed = troubles.length;
  if (file) fs.writeFileSync(file, JSON.stringify({passed, failed, troubles}));
  console.log(`support: ${passed} passed, ${failed} failed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
