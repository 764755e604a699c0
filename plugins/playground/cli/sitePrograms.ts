/**
 * `npm run playground [-- --only TEXT ...] [--update] [--json FILE]`: runs every checked program of the site in Chromium, with the
 * packed engine, and compares with what the toolchain did with it when it was checked.
 */
import {writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {runChecks} from '../../code-samples/checker/runChecks';
import {findPages} from '../../code-samples/cli/findPages';
import {wingVersion} from '../../toolchain';
import {loadEngine} from '../pack/engineCache';
import {REFUSED_FILE, REFUSED_GROUPS, refusalOf, toGroups} from '../programs/refused';
import {openEnginePage} from './browser/enginePage';
import {type Asked, askAll, type SiteProgram} from './site/askAll';
import {judge} from './site/judge';
import {OTHERWISE} from './site/otherwise';
import {type Judged, problemOf, refusalsOf, unknownIn} from './site/judgement';

const ROOT = resolve(__dirname, '../../..');
const UPDATE_COMMAND = 'npm run playground -- --update';
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 240_000;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string', multiple: true}, update: {type: 'boolean'}, json: {type: 'string'}},
  });
  if (values.only && values.update) throw new Error('--update is about all programs: leave out --only.');
  const start = performance.now();
  const programs = await findPrograms(values.only ?? ['']);
  const problems: string[] = [];
  const tell = (problem: string) => {
    problems.push(problem);
    console.log(problem);
  };
  const {judged, times} = await judgeAll(programs, (one) => {
    const listed = values.update ? refusalsOf([one]).get(one.id) : refusalOf({id: one.id, language: 'wing'});
    const problem = problemOf(one, listed, OTHERWISE[one.id]);
    if (problem) tell(problem);
  });
  const refusals = refusalsOf(judged);
  if (values.update) await writeList(toGroups(refusals));
  else if (!values.only) unknownIn(listedIds(), judged).forEach(tell);

  const failed = problems.length;
  const passed = Math.max(judged.length - failed, 0);
  if (values.json) writeFileSync(values.json, JSON.stringify({passed, failed, problems, times}, null, 2));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${judged.length} programs in ${seconds} s, ${refusals.size} of them refused`);
  if (failed > 0) console.log(`Where the list of refused programs is out of date: ${UPDATE_COMMAND}`);
  console.log(`playground: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * All but those in TypeScript, whose compiler the playground does not have.
 *
 * @param only texts, of which a program's id has one
 */
async function findPrograms(only: readonly string[]): Promise<SiteProgram[]> {
  const {checked} = await runChecks({
    root: ROOT,
    pages: findPages(ROOT),
    prune: false,
    onProgress: (done, total) => console.log(`  ${done} of ${total} programs checked`),
  });
  return checked.flatMap(({program, outcome}) =>
    outcome && program.language === 'wing' && only.some((text) => program.id.includes(text))
      ? [{program, outcome}]
      : [],
  );
}

function listedIds(): readonly string[] {
  return [...REFUSED_GROUPS.flatMap(({programs}) => programs), ...Object.keys(OTHERWISE)];
}

interface Result {
  readonly judged: readonly Judged[];
  /** Milliseconds of each run, the longest first. */
  readonly times: readonly (readonly [milliseconds: number, id: string])[];
}

async function judgeAll(
  programs: readonly SiteProgram[],
  onJudged: (judged: Judged) => void,
): Promise<Result> {
  const page = await openEnginePage(await loadEngine({root: ROOT, version: wingVersion}), RUN_LIMIT_MS);
  const judged: Judged[] = [];
  const times: [number, string][] = [];
  const judgeNext = async (asked: Asked) => {
    const one = await judge(asked, ROOT);
    judged.push(one);
    times.push([Math.round(asked.milliseconds), one.id]);
    onJudged(one);
    if (judged.length === programs.length || judged.length % 50 === 0)
      console.log(`  ${judged.length} of ${programs.length} programs`);
  };
  // One after the other: the command line's words depend on the folder that the process works in.
  let judging = Promise.resolve();
  await askAll(programs, {
    root: ROOT,
    page,
    onAnswer: (asked) => (judging = judging.then(() => judgeNext(asked))),
  }).finally(page.close);
  await judging;
  return {judged, times: times.sort(([one], [other]) => other - one)};
}

async function writeList(groups: ReturnType<typeof toGroups>): Promise<void> {
  const file = join(ROOT, REFUSED_FILE);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(groups), {...options, filepath: file}));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
