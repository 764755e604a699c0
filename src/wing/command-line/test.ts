import {relative} from 'node:path';
import {askChecker} from './askChecker';
import {ToolchainError} from './wing';
import {inWorkspace, withSourcePaths} from './workspace';

interface TestRun {
  /** True if no test failed. */
  readonly passed: boolean;
  /** The output of `wing test`, as if it took no time. */
  readonly report: string;
}

/**
 * Runs the tests of a program in the simulator, in a process of the checker.
 *
 * @param entrypoint path of the program: `main.w`, `*.main.w`, `*.test.w`
 * @throws ToolchainError when the program does not compile, or uses what the simulator does not support
 */
export async function testProgram(entrypoint: string): Promise<TestRun> {
  return inWorkspace(entrypoint, {step: 'test'}, async (workspace): Promise<TestRun> => {
    const {failure, givenUp, report} = await askChecker({
      entry: workspace.entrypoint,
      folder: workspace.sources,
      platforms: [],
      runTests: true,
    });
    if (failure && (givenUp || failure.stage !== 'test')) {
      const printed = withSourcePaths(failure.text, workspace, entrypoint).trim();
      throw new ToolchainError(
        `${relative(process.cwd(), entrypoint)} has failed before its tests:\n${printed}`,
      );
    }
    return {passed: !failure, report: withSourcePaths(report, workspace, entrypoint)};
  });
}
