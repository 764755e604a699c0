/**
 * `npm run clouds [-- PAGES] [--json FILE]`: compiles every program of the site that names a cloud for that cloud, with the
 * toolchain and in Chromium with the packed engine, and compares `main.tf.json`. A program that a cloud has to refuse is refused with
 * the same words. So is each command of a page that compiles a program with custom platforms or values.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {findPages} from '../../../../src/config/contentPages';
import {mapLimit} from '../../../../src/lib/mapLimit';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import {readPrograms} from '../../../../src/samples/readPrograms';
import {toRequest} from '../../../../src/samples/runChecks';
import {unsupportedFeatureOf} from '../../../../src/samples/unsupportedFeature';
import {ownWorkFolder} from '../../../../src/wing/checker/folders';
import type {CheckRequest} from '../../../../src/wing/checker/outcome';
import {checkAll} from '../../../../src/wing/checker/pool';
import {wingVersion} from '../../../../src/wing/command-line';
import {runWing} from '../../../../src/wing/command-line/wing';
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../../../src/wing/language/platforms';
import {type EnginePage, openEnginePage} from '../engine/enginePage';
import {groupEqual} from '../programs/groupEqual';
import {toProgramToRun} from '../programs/programToRun';
import {differencesOf} from './compareTerraform';
import {type PageCommand, readPageCommands} from './pageCommands';

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

/** What the toolchain did: the text of `main.tf.json`, or its message. */
type Expected = {readonly terraform: string} | {readonly message: string};

interface Report {
  readonly cloud: CloudPlatform;
  readonly result: 'equal' | 'refused' | 'left-out' | 'different';
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
    const count = (result: Report['result']) => own.filter((report) => report.result === result).length;
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

async function compileAll(programs: readonly CloudProgram[]): Promise<Map<string, Expected>> {
  const folder = mkdtempSync(join(tmpdir(), 'clouds-'));
  const expected = new Map<string, Expected>();
  const requests = programs
    .filter(({command}) => !command)
    .map((one, index): CheckRequest => {
      const {cloud, program} = one;
      const outputDir = join(folder, String(index));
      return {...toRequest(program, ROOT), id: idOf(one), platforms: [cloud], runTests: false, outputDir};
    });
  try {
    await checkAll(requests, {
      workDir: ownWorkFolder(ROOT, 'clouds'),
      onOutcome({id, outputDir}, {failure}) {
        const file = join(outputDir!, 'main.tf.json');
        if (failure) expected.set(id, {message: failure.text});
        else if (existsSync(file)) expected.set(id, {terraform: readFileSync(file, 'utf8')});
        rmSync(outputDir!, {recursive: true, force: true});
      },
    });
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
  const {program, cloud, command} = one;
  const report = (result: Report['result'], words?: string): Report => ({
    cloud,
    result,
    ...(words !== undefined && {
      problem: `${program.page}:${command?.line ?? program.line} ${cloud}: ${words}`,
    }),
  });
  if (!expected) return report('different', 'the toolchain has written no main.tf.json');
  const events = await page.run(toCloudProgramToRun(one), isAlone);
  const terraform = find(events, 'cloud')?.terraform;
  const failed = find(events, 'cloud-failed') ?? find(events, 'failed');
  if (!terraform && isLeftOut(program, events)) return report('left-out');
  if ('message' in expected) {
    if (terraform) return report('different', `the toolchain says: ${expected.message}`);
    const [first = ''] = (failed?.error.message ?? '').split('\n');
    return first !== '' && expected.message.includes(first)
      ? report('refused')
      : report('different', `“${first}” in place of: ${expected.message}`);
  }
  if (!terraform)
    return report('different', `not compiled: ${failed?.error.message ?? JSON.stringify(events.at(-1))}`);
  const differences = differencesOf(expected.terraform, terraform);
  return differences.length === 0
    ? report('equal')
    : report('different', `differs in ${differences.join(', ')}`);
}

/** Whether the program needs what the playground does not have, which its fence names. */
function isLeftOut(program: PageProgram, events: readonly RunEvent[]): boolean {
  const feature = unsupportedFeatureOf(program)?.feature;
  return feature !== undefined && find(events, 'unsupported')?.feature === feature;
}

function find<Kind extends RunEvent['kind']>(
  events: readonly RunEvent[],
  kind: Kind,
): Extract<RunEvent, {readonly kind: Kind}> | undefined {
  return events.find((event): event is Extract<RunEvent, {readonly kind: Kind}> => event.kind === kind);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
