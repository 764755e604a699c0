/**
 * `node --require tsx/cjs tests/checks/playground/corpus/clouds.ts CHECKOUT [--cloud NAME] [--only TEXT]`: compiles the test programs of a
 * checkout of `winglang/wing` for each cloud, with the installed toolchain and with the playground's engine in Chromium, and
 * compares `main.tf.json`.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {mapLimit} from '../../../../src/lib/mapLimit';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import type {CheckRequest} from '../../../../src/wing/checker/outcome';
import {wingVersion} from '../../../../src/wing/command-line';
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../../../src/wing/language/platforms';
import {compareCloud} from '../clouds/compareCloud';
import {compileWithToolchain, type Expected} from '../clouds/toolchain';
import {type EnginePage, openEnginePage} from '../engine/enginePage';
import {printToSummary} from '../jobSummary';
import {type CloudReport, formatReports, listProblems} from './cloudReports';
import {type CorpusProgram, listCorpus, readFolder} from './corpusPrograms';

const ROOT = resolve(__dirname, '../../../..');
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 240_000;
const AT_ONCE = 2;

interface CloudProgram {
  readonly program: CorpusProgram;
  readonly cloud: CloudPlatform;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {cloud: {type: 'string'}, only: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout) throw new Error('Usage: clouds CHECKOUT [--cloud NAME] [--only TEXT]');
  const programs = listCorpus(resolve(checkout)).filter(({name}) => name.includes(values.only ?? ''));
  const clouds = CLOUD_PLATFORMS.filter((cloud) => cloud.includes(values.cloud ?? ''));
  const asked = clouds.flatMap((cloud) => programs.map((program) => ({program, cloud})));
  const expected = await compileWithToolchain(asked.map(toCheckRequest), ROOT);
  const page = await openEnginePage(await loadEngine({root: ROOT, version: wingVersion}), RUN_LIMIT_MS);
  let reports: readonly CloudReport[];
  let done = 0;
  try {
    reports = await mapLimit(asked, AT_ONCE, async (one) => {
      const of = expected.get(idOf(one));
      const first = await compare(one, of, page, false);
      done += 1;
      if (done % 25 === 0) console.log(`  ${done} of ${asked.length} programs`);
      // No other program can be the cause then.
      return first.result === 'different' ? compare(one, of, page, true) : first;
    });
  } finally {
    await page.close();
  }
  printToSummary(formatReports(reports));
  const problems = listProblems(reports);
  if (problems.length === 0) return;
  printToSummary(problems.map((line) => `- ${line}`).join('\n'));
  process.exitCode = 1;
}

function idOf({program, cloud}: CloudProgram): string {
  return `${cloud} ${program.name}`;
}

function toCheckRequest(one: CloudProgram): CheckRequest {
  const {entry, folder} = one.program;
  return {id: idOf(one), entry, folder, files: [], language: 'wing', platforms: [one.cloud], runTests: false};
}

/** @param isAlone whether the program gets its own worker */
async function compare(
  {program, cloud}: CloudProgram,
  expected: Expected | undefined,
  page: EnginePage,
  isAlone: boolean,
): Promise<CloudReport> {
  const {folder, entry, name} = program;
  const toRun = {files: readFolder(folder), entry, mode: 'clouds', clouds: [cloud], network: false} as const;
  const events = await page.run(toRun, isAlone);
  return {name, cloud, ...compareCloud(expected, events, () => true)};
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
