import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {ToolchainError, runWing} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

export type TestRequest = {
  /** Path of the program: `main.w`, `*.main.w`, `*.test.w`, `main.ts`. */
  readonly entrypoint: string;
  /** More environment variables for the compiler and the tests. */
  readonly environment?: Readonly<Record<string, string>>;
};

export type ProgramTest = {
  readonly name: string;
  readonly passed: boolean;
  /** Why it did not pass. */
  readonly error?: string;
  /** What the test logged, in order. */
  readonly logs: readonly string[];
};

export type TestRun = {
  /** True if every test passed; a program without tests has nothing that fails. */
  readonly passed: boolean;
  readonly tests: readonly ProgramTest[];
  /** All that `wing test` printed. */
  readonly report: string;
};

/** The JSON file of `wing test --output-file`, as far as it is read here. */
type ReportFile = {
  readonly results: Record<string, Record<string, ReportedTest>>;
};

type ReportedTest = {
  readonly path: string;
  readonly pass: boolean;
  readonly error?: string;
  readonly traces: readonly {
    readonly type: string;
    readonly data: {readonly message: string};
    readonly sourcePath: string;
  }[];
};

/** The path that `wing test` reports for a program that did not come as far as its tests. */
const NO_TEST = '*';

/**
 * Runs the tests of a program in the simulator. Failing tests are part of the answer; a program that does not compile,
 * or uses what the simulator does not support, is a `ToolchainError`.
 */
export async function testProgram(request: TestRequest): Promise<TestRun> {
  const {entrypoint, environment} = request;
  const inputs = {step: 'test', environment};
  return inWorkspace(entrypoint, inputs, async (workspace): Promise<TestRun> => {
    const file = join(workspace.folder, 'report.json');
    const args = ['test', workspace.entrypoint, '--output-file', file];
    const run = await runWing(args, {folder: workspace.sources, environment});
    const printed = withSourcePaths(`${run.stdout}${run.stderr}`, workspace, entrypoint);
    const reported = await readReport(file);
    if (!reported || reported.some(({path}) => path === NO_TEST)) {
      throw new ToolchainError(
        `${relative(process.cwd(), entrypoint)} does not come to its tests:\n${printed.trim()}`,
      );
    }
    const tests = reported.map(toProgramTest);
    return {passed: tests.every(({passed}) => passed), tests, report: printed};
  });
}

async function readReport(file: string): Promise<ReportedTest[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const {results} = JSON.parse(text) as ReportFile;
  return Object.values(results).flatMap((tests) => Object.values(tests));
}

function toProgramTest({path, pass, error, traces}: ReportedTest): ProgramTest {
  // Every test starts the simulator anew, but the report repeats the log lines of the tests before it.
  const logs = traces
    .filter((trace) => trace.type === 'log' && trace.sourcePath.startsWith(`${path}/`))
    .map((trace) => trace.data.message);
  return {name: path.slice(path.indexOf('test:') + 'test:'.length), passed: pass, error, logs};
}
