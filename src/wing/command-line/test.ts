import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {ToolchainError, runWing} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

interface TestRun {
  /** True if no test failed. */
  readonly passed: boolean;
  /** The output of `wing test`. */
  readonly report: string;
}

/** The JSON file of `wing test --output-file`, as far as it is read here. */
interface TestFile {
  readonly results: Readonly<Record<string, Readonly<Record<string, TestFileEntry>>>>;
}

interface TestFileEntry {
  readonly path: string;
  readonly pass: boolean;
  readonly error?: string;
}

/** The path in the file of a program whose tests did not start. */
export const NO_TEST = '*';

/**
 * Runs the tests of a program in the simulator.
 *
 * @param entrypoint path of the program: `main.w`, `*.main.w`, `*.test.w`, `main.ts`
 * @throws ToolchainError when the program does not compile, or uses what the simulator does not support
 */
export async function testProgram(entrypoint: string): Promise<TestRun> {
  return inWorkspace(entrypoint, {step: 'test'}, async (workspace): Promise<TestRun> => {
    const file = join(workspace.folder, 'report.json');
    const args = ['test', workspace.entrypoint, '--output-file', file];
    const run = await runWing(args, {folder: workspace.sources});
    const report = withSourcePaths(`${run.stdout}${run.stderr}`, workspace, entrypoint);
    const tests = await readTestFile(file);
    if (!tests || tests.some(({path}) => path === NO_TEST)) {
      const name = relative(process.cwd(), entrypoint);
      throw new ToolchainError(`${name} has failed before its tests:\n${report.trim()}`);
    }
    return {passed: tests.every(({pass}) => pass), report};
  });
}

/** Reads the file of `wing test --output-file`; undefined if it was not written. */
export async function readTestFile(file: string): Promise<readonly TestFileEntry[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const {results} = JSON.parse(text) as TestFile;
  return Object.values(results).flatMap((tests) => Object.values(tests));
}
