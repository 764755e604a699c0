/** `npm run support [-- --update] [--json FILE]`: asks the toolchain what each platform supports. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {wingVersion} from '../../toolchain';
import {readSdk} from '../../api-reference/assembly';
import {readResources} from '../resources';
import {createToolchain} from '../askToolchain';
import {
  compareMatrices,
  countAnswers,
  formatMatrix,
  MATRIX_FILE,
  readMatrix,
  UPDATE_COMMAND,
} from '../matrix';
import {measure} from '../measure';
import {createProbes} from '../probes';
import {SNIPPETS} from '../snippets';

const ROOT = path.resolve(__dirname, '../../..');

async function main(): Promise<void> {
  const {values} = parseArgs({options: {update: {type: 'boolean'}, json: {type: 'string'}}});
  const start = performance.now();
  const toolchain = createToolchain(ROOT);
  const probes = createProbes(readResources(readSdk(ROOT).assembly), SNIPPETS);
  const measured = await measure(probes, toolchain.ask, wingVersion);
  toolchain.save();
  if (values.update) fs.writeFileSync(MATRIX_FILE, formatMatrix(measured));
  const differences = compareMatrices(readMatrix(), measured);
  for (const line of differences) console.log(line);
  if (differences.length > 0) {
    console.log(
      `support.json is not what winglang ${wingVersion} answers. To write it anew: ${UPDATE_COMMAND}`,
    );
    process.exitCode = 1;
  }
  const answers = countAnswers(measured);
  const failed = differences.length;
  if (values.json) fs.writeFileSync(values.json, JSON.stringify({passed: answers - failed, failed}));
  const {asked, cached} = toolchain.counts;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${probes.length} members, ${answers} answers in ${seconds} s: ${asked} programs compiled, ${cached} from the cache`,
  );
  console.log(`support: ${answers - failed} passed, ${failed} failed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
