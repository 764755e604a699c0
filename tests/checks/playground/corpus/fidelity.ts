/**
 * `node --require tsx/cjs tests/checks/playground/corpus/fidelity.ts CHECKOUT [--in node] [--only TEXT] [--expected FILE]`: runs the test programs of a checkout
 * of `winglang/wing` with the installed command line and with the playground's engine in Chromium, and compares. The results
 * of the command line are kept in FILE, so that a second comparison is faster.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {mapLimit} from '../../../../src/lib/mapLimit';
import {wingVersion} from '../../../../src/wing/command-line';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import {openEnginePage} from '../engine/enginePage';
import {runOnCommandLine} from './commandLineVerdict';
import {type Compared, formatComparison, isFaithful, listDifferences, type Verdict} from './comparison';
import {type CorpusProgram, listCorpus} from './corpusPrograms';
import {loadRunnerEngine} from '../engine/runnerEngine';
import {runInEngine, type RunProgram} from './engineVerdict';
import {type RunnerEngine, startNodeRun} from '../engine/nodeRunner';
import {printToSummary} from '../jobSummary';

const ROOT = resolve(__dirname, '../../../..');
/** One test of the corpus alone waits for a minute. */
const RUN_LIMIT_MS = 240_000;
/** How many programs run at the same time. */
const AT_ONCE = 2;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {in: {type: 'string', default: 'chromium'}, only: {type: 'string'}, expected: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout || !['chromium', 'node'].includes(values.in)) {
    throw new Error('Usage: fidelity CHECKOUT [--in chromium|node] [--only TEXT] [--expected FILE]');
  }
  const programs = listCorpus(resolve(checkout)).filter(({name}) => name.includes(values.only ?? ''));
  const expected = await runAllOnCommandLine(programs, values.expected);
  const compared = await compareAll(programs, expected, values.in === 'node');
  printToSummary(formatComparison(compared));
  printToSummary(
    listDifferences(compared)
      .map((line) => `- ${line}`)
      .join('\n'),
  );
  if (!isFaithful(compared)) process.exitCode = 1;
}

async function runAllOnCommandLine(
  programs: readonly CorpusProgram[],
  file: string | undefined,
): Promise<Readonly<Record<string, Verdict>>> {
  const known =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verdict>) : {};
  const run = async (program: CorpusProgram) => {
    known[program.name] = await runOnCommandLine(program);
    if (file) writeFileSync(file, JSON.stringify(known));
  };
  await mapLimit(
    programs.filter(({name}) => !known[name]),
    AT_ONCE,
    run,
  );
  return known;
}

async function compareAll(
  programs: readonly CorpusProgram[],
  expected: Readonly<Record<string, Verdict>>,
  isInNode: boolean,
): Promise<readonly Compared[]> {
  const engine = await loadRunnerEngine(ROOT);
  const {run, close} = isInNode ? openNode(engine) : await openChromium();
  const compared: Compared[] = [];
  const compare = async (program: CorpusProgram) => {
    const {name, group} = program;
    compared.push({name, group, expected: expected[name]!, actual: await runInEngine(program, engine, run)});
  };
  try {
    await mapLimit(programs, AT_ONCE, compare);
  } finally {
    await close();
  }
  return compared;
}

interface Runs {
  readonly run: RunProgram;
  close(): Promise<void>;
}

async function openChromium(): Promise<Runs> {
  return openEnginePage(await loadEngine({root: ROOT, version: wingVersion}), RUN_LIMIT_MS);
}

function openNode(engine: RunnerEngine): Runs {
  return {
    run: (program) => startNodeRun(engine, program, RUN_LIMIT_MS).events,
    close: async () => undefined,
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
