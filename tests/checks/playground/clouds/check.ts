/**
 * `npm run clouds [-- PAGES] [--json FILE]`: compiles every program of the site that names a cloud for that cloud, with the
 * toolchain and in Chromium with the packed engine, and compares `main.tf.json`. A program that a cloud has to refuse is refused with
 * the same words. So is each command of a page that compiles a program with custom platforms or values.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {findPages} from '../../../../src/config/contentPages';
import {mapLimit} from '../../../../src/lib/mapLimit';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import {readPrograms} from '../../../../src/samples/readPrograms';
import {toRequest} from '../../../../src/samples/runChecks';
import {unsupportedFeatureOf} from '../../../../src/samples/unsupportedFeature';
import type {CheckRequest} from '../../../../src/wing/checker/outcome';
import {wingVersion} from '../../../../src/wing/command-line';
import {runWing} from '../../../../src/wing/command-line/wing';
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../../../src/wing/language/platforms';
import {type EnginePage, openEnginePage} from '../engine/enginePage';
import {groupEqual} from '../programs/groupEqual';
import {toProgramToRun} from '../programs/programToRun';
import {type CloudResult, compareCloud} from './compareCloud';
import {type PageCommand, readPageCommands} from './pageCommands';
import {compileWithToolchain, type Expected} from './toolchain';

const ROOT = resolve(__dirname, '../../../..');
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 240_000;
const AT_ONCE = 2;

interface CloudProgram {
  readonly program: PageProgram;
  readonly cloud: CloudPlatform;
  /** The command of the page that compiles it, if it is not just compiled for the cloud. */
  readonly command?: PageCommand;
}

interface Report {
  readonly cloud: CloudPlatform;
  readonly result: CloudResult;
  readonly problem?: string;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {json: {type: 'string'}}});
  const pages = findPages(ROOT, positionals);
  const programs = readPrograms(ROOT, pages).flatMap((page) => page.programs);
  const all = [...programs.flatMap(cloudsOf), ...pages.flatMap((page) => commandsOf(page, programs))];
  const groups = groupEqual(all, (one) => JSON.stringify(toCloudProgramToRun(one)));
  const asked = [...groups.values()].map(([first]) => first);
  const expected = await compileAll(asked);
  const page = await openEnginePage(await loadEngine({root: ROOT, version: wingVersion}), RUN_LIMIT_MS);
  const reports: Report[] = [];
  try {
    await mapLimit(asked, AT_ONCE, async (one) => {
      const compareIn = (isAlone: boolean) => compare(one, expected.get(idOf(one)), page, isAlone);
      const first = await compareIn(false);
      // No other program can be the cause then.
      const report = first.problem === undefined ? first : await compareIn(true);
      reports.push(report);
      if (reports.length % 25 === 0) console.log(`  ${reports.length} of ${asked.length} programs`);
      if (report.problem !== undefined) console.log(report.problem);
    });
  } finally {
    await page.close();
  }
  for (const cloud of CLOUD_PLATFORMS) {
    const own = reports.filter((report) => report.cloud === cloud);
    const count = (result: CloudResult) => own.filter((report) => report.result === result).length;
    console.log(
      `${cloud}: ${count('equal')} equal, ${count('refused')} refused with the same words, ` +
        `${count('left-out')} with what the playground does not have, ${count('different')} different`,
    );
  }
  const troubles = reports.flatMap(({problem}) => problem ?? []);
  const [passed, failed] = [reports.length - troubles.length, troubles.length];
  if (values.json) writeFileSync(values.json, JSON.stringify({passed, failed, troubles}, null, 2));
  console.log(`clouds: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** The clouds that a fence names: those that compile the program, and those that refuse it. */
function cloudsOf(program: PageProgram): CloudProgram[] {
  const {language, fence} = program;
  if (language !== 'wing' || fence.nocheck) return [];
  const named = [...fence.platforms, ...(fence.refused ?? []).map(({platform}) => platform)];
  return CLOUD_PLATFORMS.filter((cloud) => named.includes(cloud)).map((cloud) => ({program, cloud}));
}

/** The commands of a page, each with the program above it. */
function commandsOf(page: string, programs: readonly PageProgram[]): CloudProgram[] {
  const own = programs.filter(
    (program) => program.page === page && program.language === 'wing' && program.entry === 'main.w',
  );
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  return readPageCommands(read(page), (file) => read(join(dirname(page), file))).flatMap((command) => {
    const {cloud, line: end} = command;
    const program = own.findLast(
      ({line, fence}) => line < end && fence.platforms.includes(cloud) && !fence.fails,
    );
    return program ? [{program, cloud, command}] : [];
  });
}

function idOf({program, cloud, command}: CloudProgram): string {
  return [cloud, program.id, command && JSON.stringify(command.settings)].join(' ');
}

function toCloudProgramToRun({program, cloud, command}: CloudProgram): ProgramToRun {
  const {files, ...others} = toProgramToRun(program, ROOT);
  return {
    ...others,
    files: {...files, ...command?.files},
    mode: 'clouds',
    clouds: [cloud],
    ...(command && {cloudSettings: command.settings}),
  };
}

function toCheckRequest(one: CloudProgram): CheckRequest {
  return {...toRequest(one.program, ROOT), id: idOf(one), platforms: [one.cloud]};
}

/** What the toolchain makes of each, by its id. */
async function compileAll(programs: readonly CloudProgram[]): Promise<ReadonlyMap<string, Expected>> {
  const alone = programs.filter(({command}) => !command);
  const expected = new Map(await compileWithToolchain(alone.map(toCheckRequest), ROOT));
  const folder = mkdtempSync(join(tmpdir(), 'clouds-'));
  try {
    await mapLimit(
      programs.filter(({command}) => command),
      AT_ONCE,
      async (one) => expected.set(idOf(one), await runCommand(one, mkdtempSync(join(folder, 'command-')))),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return expected;
}

async function runCommand(one: CloudProgram, folder: string): Promise<Expected> {
  const {cloud, command} = one;
  const {files, entry} = toCloudProgramToRun(one);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  const {platforms, values, valuesFile} = command!.settings;
  const options = [
    ...[cloud, ...platforms.map((path) => `./${path}`)].flatMap((platform) => ['-t', platform]),
    ...values.flatMap((value) => ['--value', value]),
    ...(valuesFile === undefined ? [] : ['--values', valuesFile]),
  ];
  const {exitCode, stdout, stderr} = await runWing(['compile', ...options, '-o', 'out', entry], {folder});
  if (exitCode !== 0) return {message: stdout + stderr};
  return {terraform: readFileSync(join(folder, 'out/main.tf.json'), 'utf8').replaceAll(folder, '/proj')};
}

/** @param isAlone whether the program gets its own worker, which takes longer than most programs */
async function compare(
  one: CloudProgram,
  expected: Expected | undefined,
  page: EnginePage,
  isAlone: boolean,
): Promise<Report> {
  const {program, command} = one;
  const events = await page.run(toCloudProgramToRun(one), isAlone);
  const {result, words} = compareCloud(
    expected,
    events,
    (feature) => feature === unsupportedFeatureOf(program)?.feature,
  );
  const line = command?.line ?? program.line;
  return {
    cloud: one.cloud,
    result,
    ...(result === 'different' && {problem: `${program.page}:${line} ${one.cloud}: ${words}`}),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
