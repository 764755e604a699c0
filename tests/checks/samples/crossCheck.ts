/**
 * `npm run samples:slow [-- paths]`: runs the real command line over all programs and compares its answers with the
 * checker's, which drives the same toolchain in its own process. It takes seconds a program, so hosted CI runs it weekly.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {SAMPLE_ENVIRONMENT} from '../../../src/wing/language/platforms';
import {normalizeOutput} from '../../../src/wing/checker/normalizeOutput';
import {type ProgramOutcome, shownOutput} from '../../../src/wing/checker/outcome';
import {type CheckedProgram, runChecks, toRequest} from '../../../src/samples/runChecks';
import {writeProgram} from '../../../src/wing/checker/writeProgram';
import {hasTests} from '../../../src/wing/language/entries';
import type {Program} from '../../../src/samples/programs';
import {findPages} from '../../../src/config/contentPages';

const ROOT = path.resolve(__dirname, '../../..');
const WING = path.join(ROOT, 'node_modules/winglang/bin/wing');
const TIME_LIMIT = 120_000;

async function main(): Promise<void> {
  const paths = process.argv.slice(2);
  const {checked} = await runChecks({root: ROOT, pages: findPages(ROOT, paths), prune: paths.length === 0});
  const queue = checked.filter((one): one is Required<CheckedProgram> => one.outcome !== undefined);
  const total = queue.length;
  let differing = 0;
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const differences = await compare(next.program, next.outcome);
      console.log(
        `${++done}/${total} ${next.program.page}:${next.program.line} ${differences.length > 0 ? 'DIFFERS' : 'agrees'}`,
      );
      differences.forEach((difference) => console.log(`    ${difference.replaceAll('\n', '\n    ')}`));
      if (differences.length > 0) differing++;
    }
  };
  await Promise.all(Array.from({length: Math.min(2, availableParallelism())}, work));
  console.log(`cross-check: ${total - differing} passed, ${differing} failed`);
  process.exitCode = differing > 0 ? 1 : 0;
}

/** What the command line answers otherwise than the checker. */
async function compare(program: Program, outcome: ProgramOutcome): Promise<string[]> {
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

function run(parameters: readonly string[], cwd: string): Promise<{status: number | null; text: string}> {
  const env = {
    ...process.env,
    ...SAMPLE_ENVIRONMENT,
    WING_DISABLE_ANALYTICS: '1',
    NO_COLOR: '1',
    CI: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [WING, ...parameters, '--no-update-check'], {
      cwd,
      env,
      detached: true,
    });
    let text = '';
    child.stdout.on('data', (data: Buffer) => (text += data.toString()));
    child.stderr.on('data', (data: Buffer) => (text += data.toString()));
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), TIME_LIMIT);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({status, text});
    });
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
