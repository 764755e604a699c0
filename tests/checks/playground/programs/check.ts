/**
 * `npm run playground [-- PAGES] [--only TEXT ...] [--all] [--json FILE]`: runs every checked program of the site in
 * Chromium, with the packed engine, and compares with what the toolchain did with it when it was checked. Programs that have
 * agreed are not asked about again until something changes that this depends on; `--all` asks about them all the same.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {runChecks} from '../../../../src/samples/runChecks';
import {findPages} from '../../../../src/config/contentPages';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import {wingVersion} from '../../../../src/wing/command-line';
import {loadEngine, type StoredEngine} from '../../../../src/playground/pack/engineCache';
import {unsupportedFeatureOf} from '../../../../src/samples/unsupportedFeature';
import {openEnginePage} from '../engine/enginePage';
import {type Asked, askAll, type SiteProgram} from './runPrograms';
import {agreedKey, type Expected, openAgreed} from './comparisonCache';
import {readBasis} from './inputVersions';
import {judge} from './compareProgram';
import {type Judged, problemOf, refusalsOf} from './problems';

const ROOT = resolve(__dirname, '../../../..');
const ALL_COMMAND = 'npm run playground -- --all';
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 240_000;
const AGREED_FILE = 'node_modules/.cache/playground-checks/agreed.json';

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
  const problems: string[] = [];
  const tell = (problem: string) => {
    problems.push(problem);
    console.log(problem);
  };
  const engine = await loadEngine({root: ROOT, version: wingVersion});
  const basis = readBasis(engine.engine);
  const agreed = openAgreed(join(ROOT, AGREED_FILE));
  const expected = new Map(programs.map(({program}) => [program.id, expectedOf(program)]));
  const keys = new Map(
    programs.map((one) => [one.program.id, agreedKey(one, expected.get(one.program.id)!, basis, ROOT)]),
  );
  const judged: Judged[] = [];
  const open: SiteProgram[] = [];
  for (const one of programs) {
    const {id, page, line} = one.program;
    const kept = values.all ? undefined : agreed.get(keys.get(id)!);
    if (kept) judged.push({id, place: `${page}:${line}`, ...kept});
    else open.push(one);
  }
  const kept = judged.length;
  const times = await judgeAll(open, engine, (one) => {
    judged.push(one);
    const {listed, known} = expected.get(one.id)!;
    agreed.set(keys.get(one.id)!, one, {listed, known});
    const problem = problemOf(one, listed, known);
    if (problem) tell(problem);
    if (judged.length === programs.length || judged.length % 50 === 0)
      console.log(`  ${judged.length} of ${programs.length} programs`);
  });
  agreed.save(isWhole);
  const refusals = refusalsOf(judged);

  const failed = problems.length;
  const passed = Math.max(judged.length - failed, 0);
  if (values.json) writeFileSync(values.json, JSON.stringify({passed, failed, problems, times}, null, 2));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${judged.length} programs in ${seconds} s, ${refusals.size} of them refused`);
  if (kept > 0)
    console.log(
      `${kept} of them agreed before, in ${basis.browser} with ${basis.engine}; all: ${ALL_COMMAND}`,
    );
  console.log(`playground: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * All but those in TypeScript, whose compiler the playground does not have.
 *
 * @param only texts, of which a program's id has one
 */
async function findPrograms(pages: readonly string[], only: readonly string[]): Promise<SiteProgram[]> {
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

/** What the program's fence says. */
function expectedOf(program: PageProgram): Expected {
  return {listed: unsupportedFeatureOf(program), known: program.fence.playdiffers};
}

type Times = readonly (readonly [milliseconds: number, id: string])[];

/**
 * Asks about all programs, and about those that do something else once more, alone, so that nothing of another program is
 * the cause.
 *
 * @returns milliseconds of each run, the longest first
 */
async function judgeAll(
  programs: readonly SiteProgram[],
  engine: StoredEngine,
  onJudged: (judged: Judged) => void,
): Promise<Times> {
  if (programs.length === 0) return [];
  const times: [number, string][] = [];
  const others: SiteProgram[] = [];
  const page = await openEnginePage(engine, RUN_LIMIT_MS);
  const ask = async (some: readonly SiteProgram[], isAlone: boolean) => {
    const judgeNext = async (asked: Asked) => {
      const one = await judge(asked, ROOT);
      if (!isAlone && one.differences.length > 0) return void others.push(asked);
      times.push([Math.round(asked.milliseconds), one.id]);
      onJudged(one);
    };
    // One after the other: the command line's words depend on the folder that the process works in.
    let judging = Promise.resolve();
    const onAnswer = (asked: Asked) => void (judging = judging.then(() => judgeNext(asked)));
    await askAll(some, {root: ROOT, page, isAlone, onAnswer});
    await judging;
  };
  try {
    await ask(programs, false);
    await ask(others, true);
  } finally {
    await page.close();
  }
  return times.sort(([one], [other]) => other - one);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
