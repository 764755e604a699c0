/**
 * `node --require tsx/cjs tests/checks/playground/command-line/cli.ts [TEXT ...]`: runs the programs of `programs.ts`, or those
 * with a text in their names, with `wing test` and in the playground's engine in Chromium, and compares what they print.
 */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {mapLimit} from '../../../../src/lib/mapLimit';
import {wingVersion} from '../../../../src/wing/command-line';
import {runWing} from '../../../../src/wing/command-line/wing';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import {type EnginePage, openEnginePage} from '../engine/enginePage';
import {compare, type Printed, readCommandLine, readEvents} from './printed';
import {type ComparedProgram, PROGRAMS} from './programs';

const ROOT = resolve(__dirname, '../../../..');
const ENTRY = 'main.w';
/** Only ends a run that hangs. */
const RUN_LIMIT_MS = 120_000;
/** How many programs run at the same time. */
const AT_ONCE = 2;

async function main(): Promise<void> {
  const texts = process.argv.slice(2);
  const programs = PROGRAMS.filter(
    ({name}) => texts.length === 0 || texts.some((text) => name.includes(text)),
  );
  const engine = await loadEngine({root: ROOT, version: wingVersion});
  const page = await openEnginePage(engine, RUN_LIMIT_MS);
  const differences = new Map<string, readonly string[]>();
  try {
    await mapLimit(programs, AT_ONCE, async (program) => {
      const expected = await runOnCommandLine(program);
      differences.set(program.name, compare(expected, await runInEngine(program, page)));
    });
  } finally {
    await page.close();
  }
  const different = programs.filter(({name}) => differences.get(name)!.length > 0);
  for (const {name, differs} of different)
    console.log(`${name}${differs ? ` (known: ${differs})` : ''}\n${differences.get(name)!.join('\n')}\n`);
  const wrong = programs.filter((one) => (one.differs === undefined) === different.includes(one));
  for (const {name, differs} of wrong) if (differs) console.log(`${name} is equal, but has \`differs\``);
  console.log(
    `${programs.length - different.length} of ${programs.length} programs are equal, ${wrong.length} wrong`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

async function runOnCommandLine({files}: ComparedProgram): Promise<Printed> {
  const folder = await mkdtemp(join(tmpdir(), 'command-line-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), {recursive: true});
      await writeFile(join(folder, path), text);
    }
    const {stdout, stderr} = await runWing(['test', ENTRY], {folder, isPlain: true});
    return readCommandLine((stdout + stderr).replaceAll(folder, '/proj'));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function runInEngine({files}: ComparedProgram, page: EnginePage): Promise<Printed> {
  return readEvents(await page.run({files, entry: ENTRY, mode: 'test', network: false}));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
