/**
 * `node --require tsx/cjs tests/checks/samples/crossCheck.ts [paths]`: runs the real command line over all programs and compares its answers with the
 * checker's, which drives the same toolchain in its own process. It takes seconds a program, so hosted CI runs it weekly.
 */
import fs from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {mapLimit} from '../../../src/lib/mapLimit';
import {runWing} from '../../../src/wing/command-line/wing';
import {normalizeOutput} from '../../../src/wing/checker/normalizeOutput';
import {type ProgramOutcome, shownOutput} from '../../../src/wing/checker/outcome';
import {type CheckedProgram, runChecks, toRequest} from '../../../src/samples/runChecks';
import {writeProgram} from '../../../src/wing/checker/writeProgram';
import {hasTests} from '../../../src/wing/language/entries';
import type {PageProgram} from '../../../src/samples/pageProgram';
import {findPages} from '../../../src/config/contentPages';

const ROOT = path.resolve(__dirname, '../../..');

async function main(): Promise<void> {
  const paths = process.argv.slice(2);
  const {checked} = await runChecks({root: ROOT, pages: findPages(ROOT, paths), prune: paths.length === 0});
  const programs = checked.filter((one): one is Required<CheckedProgram> => one.outcome !== undefined);
  const total = programs.length;
  let differing = 0;
  let done = 0;
  await mapLimit(programs, Math.min(2, availableParallelism()), async ({program, outcome}) => {
    const differences = await compare(program, outcome).catch((error: unknown) => [String(error)]);
    console.log(
      `${++done}/${total} ${program.page}:${program.line} ${differences.length > 0 ? 'DIFFERS' : 'agrees'}`,
    );
    differences.forEach((difference) => console.log(`    ${difference.replaceAll('\n', '\n    ')}`));
    if (differences.length > 0) differing++;
  });
  console.log(`cross-check: ${total - differing} passed, ${differing} failed`);
  process.exitCode = differing > 0 ? 1 : 0;
}

/** The differences between the command line and the checker. */
async function compare(program: PageProgram, outcome: ProgramOutcome): Promise<string[]> {
  const parent = fs.mkdtempSync(path.join(tmpdir(), 'wing-sample-'));
  const folder = path.join(parent, 'program');
  try {
    // Beside the program's folder and not in it, as a program may have packages of its own.
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(parent, 'node_modules'));
    writeProgram(toRequest(program, ROOT), folder);
    const {failure} = outcome;
    const differences: string[] = [];
    const compiled = await run(['compile', program.entry], folder);
    const hasFailed = failure?.platform === 'sim' && failure.stage !== 'test';
    if (hasFailed !== (compiled.status !== 0)) {
      differences.push(
        `compile: status ${compiled.status}, the checker says ${failure?.stage ?? 'well'}\n${compiled.text}`,
      );
    }
    if (!hasFailed && !program.fence.norun && hasTests(program.files, program.language)) {
      const tested = await run(['test', program.entry], folder);
      const isFailed = tested.status !== 0 || /\bunsupported\b/.test(tested.text);
      if (isFailed !== (failure?.stage === 'test')) {
        differences.push(
          `test: status ${tested.status}, the checker says ${failure?.stage ?? 'well'}\n${tested.text}`,
        );
      }
      const logs = tested.text.split('\n').filter((line) => /^\[(?:INFO|WARNING|ERROR)\] /.test(line));
      const told = [compiled.text.trim(), ...logs.map((line) => line.replace(/^\[\w+\] .*? \| /, ''))]
        .filter(Boolean)
        .join('\n');
      if (
        !isFailed &&
        program.language === 'wing' &&
        normalizeOutput(told) !== normalizeOutput(shownOutput(outcome))
      ) {
        differences.push(`output:\n${told}\nthe checker says:\n${shownOutput(outcome)}`);
      }
    }
    for (const platform of hasFailed ? [] : program.fence.platforms) {
      const {status, text} = await run(['compile', '-t', platform, program.entry], folder);
      const expected = failure?.platform === platform;
      if (expected !== (status !== 0)) differences.push(`compile for ${platform}: status ${status}\n${text}`);
    }
    return differences;
  } finally {
    fs.rmSync(parent, {recursive: true, force: true});
  }
}

/** Without what makes it faster here: that is checked as well. */
async function run(
  parameters: readonly string[],
  folder: string,
): Promise<{readonly status: number; readonly text: string}> {
  const {exitCode, stdout, stderr} = await runWing(parameters, {folder, isPlain: true});
  return {status: exitCode, text: stdout + stderr};
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
