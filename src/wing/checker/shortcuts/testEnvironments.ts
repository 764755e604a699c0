import {createRequire} from 'node:module';

const load = createRequire(__filename);

interface TestRunnerClass {
  _createTree(app: object, Root: unknown, multipleSubtrees: boolean): void;
}

/**
 * For a cloud, the SDK makes a copy of the whole application for each test, so that tests that are run there do not meet: 182
 * functions for 13 tests and 14 functions. Nothing is run on a cloud here, so one copy is made, with the functions of all
 * tests, as the simulator has it.
 */
export function shareTestEnvironment(): void {
  const {TestRunner} = load('@winglang/sdk/lib/std/test-runner') as {readonly TestRunner: TestRunnerClass};
  const createTree = TestRunner._createTree;
  TestRunner._createTree = (app, Root) => createTree.call(TestRunner, app, Root, false);
}
