/**
 * `npm run playground [-- PAGES] [--only TEXT ...] [--all] [--json FILE]`: runs every checked program of the site in
 * Chromium, with the packed engine, and compares its behaviour with the outcome of the toolchain. Programs without a problem
 * are not run again until something changes that the comparison depends on; `--all` runs them anyway.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {findPages} from '../../../../src/config/contentPages';
import {loadEngine, type StoredEngine} from '../../../../src/playground/pack/engineCache';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import {runChecks} from '../../../../src/samples/runChecks';
import {unsupportedFeatureOf} from '../../../../src/samples/unsupportedFeature';
import {wingVersion} from '../../../../src/wing/command-line';
import {openEnginePage} from '../engine/enginePage';
import {compareProgram} from './compareProgram';
import {comparisonKey, openComparisonCache} from './comparisonCache';
import {groupEqual} from './groupEqual';
import {readInputVersions} from './inputVersions';
import {
  type ComparedProgram,
  effectiveUnsupportedFeature,
  type FenceExpectation,
  problemOf,
} from './problems';
import {type PlaygroundRun, type ProgramWithOutcome, runPrograms} from './runPrograms';

const ROOT = resolve(__dirname, '../../../..');
const ALL_COMMAND = 'npm run playground -- --all';
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 240_000;
const CACHE_FILE = 'node_modules/.cache/playground-checks/comparisons.json';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      only: {type: 'string', multiple: true},
      all: {type: 'boolean'},
      json: {type: 'string'},
    },
  });
  const isWhole = !values.only && positionals.length === 0;
  const start = performance.now();
  const programs = await findPrograms(findPages(ROOT, positionals), values.only ?? ['']);
  const engine = await loadEngine({root: ROOT, version: wingVersion});
  const versions = readInputVersions(engine.engine);
  const cache = openComparisonCache(join(ROOT, CACHE_FILE));
  const entries = new Map(
    programs.map((program) => {
      const expected = expectationOf(program.program);
      return [program.program.id, {expected, key: comparisonKey(program, {expected, versions, root: ROOT})}];
    }),
  );
  const problems: string[] = [];
  const compared: ComparedProgram[] = [];
  const changed: ProgramWithOutcome[] = [];
  for (const one of programs) {
    const {id, page, line} = one.program;
    const cached = values.all ? undefined : cache.get(entries.get(id)!.key);
    if (cached) compared.push({id, location: `${page}:${line}`, ...cached});
    else changed.push(one);
  }
  const groups = groupEqual(changed, ({program: {id}}) => entries.get(id)!.key);
  const onCompared = (one: ComparedProgram) => {
    compared.push(one);
    const {key, expected} = entries.get(one.id)!;
    cache.set(key, one, expected);
    const problem = problemOf(one, expected);
    if (problem) {
      problems.push(problem);
      console.log(problem);
    }
    if (compared.length === programs.length || compared.length % 50 === 0)
      console.log(`  ${compared.length} of ${programs.length} programs`);
  };
  const times = await compareAll(
    [...groups.values()].map(([first]) => first),
    engine,
    (one) => {
      for (const {program} of groups.get(entries.get(one.id)!.key)!)
        onCompared({...one, id: program.id, location: `${program.page}:${program.line}`});
    },
  );
  cache.save(isWhole);

  const failed = problems.length;
  const passed = Math.max(compared.length - failed, 0);
  if (values.json)
    writeFileSync(values.json, JSON.stringify({passed, failed, troubles: problems, times}, null, 2));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const unsupported = compared.filter(effectiveUnsupportedFeature).length;
  console.log(
    `${compared.length} programs in ${seconds} s, ${unsupported} of them with unsupported features`,
  );
  const cached = programs.length - changed.length;
  if (cached > 0)
    console.log(
      `${cached} of them compared before, in ${versions.browser} with ${versions.engine}; all: ${ALL_COMMAND}`,
    );
  console.log(`playground: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * All but those in TypeScript, whose compiler the playground does not have.
 *
 * @param only texts; the id of a program must contain one of them
 */
async function findPrograms(
  pages: readonly string[],
  only: readonly string[],
): Promise<ProgramWithOutcome[]> {
  const {checked} = await runChecks({
    root: ROOT,
    pages,
    prune: false,
    onProgress: (done, total) => console.log(`  ${done} of ${total} programs checked`),
  });
  return checked.flatMap(({program, outcome}) =>
    outcome && program.language === 'wing' && only.some((text) => program.id.includes(text))
      ? [{program, outcome}]
      : [],
  );
}

function expectationOf(program: PageProgram): FenceExpectation {
  return {unsupported: unsupportedFeatureOf(program), differs: program.fence.playdiffers};
}

type Times = readonly (readonly [milliseconds: number, id: string])[];

/**
 * Compares all programs. Those that differ run once more in their own worker, so that no other program can be the cause.
 *
 * @returns milliseconds of each run, the longest first
 */
async function compareAll(
  programs: readonly ProgramWithOutcome[],
  engine: StoredEngine,
  onCompared: (compared: ComparedProgram) => void,
): Promise<Times> {
  if (programs.length === 0) return [];
  const times: [number, string][] = [];
  const different: ProgramWithOutcome[] = [];
  const page = await openEnginePage(engine, RUN_LIMIT_MS);
  const compare = async (some: readonly ProgramWithOutcome[], isAlone: boolean) => {
    const compareRun = async (run: PlaygroundRun) => {
      const compared = await compareProgram(run, ROOT);
      if (!isAlone && compared.differences.length > 0) return void different.push(run);
      times.push([Math.round(run.milliseconds), compared.id]);
      onCompared(compared);
    };
    // One after the other: the messages of the command line depend on the working directory of the process.
    let comparing = Promise.resolve();
    await runPrograms(some, {root: ROOT, page, isAlone}, (run) => {
      comparing = comparing.then(() => compareRun(run));
    });
    await comparing;
  };
  try {
    await compare(programs, false);
    await compare(different, true);
  } finally {
    await page.close();
  }
  return times.sort(([one], [other]) => other - one);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
