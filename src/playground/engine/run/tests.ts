/** The tests of a program one by one, as `wing test` runs them: each has a simulator that is started for it and forgets all. */
import type {Simulator} from './simulation';

export interface TestResult {
  readonly path: string;
  readonly pass: boolean;
  /** The stack of what was thrown. */
  readonly error?: string;
  readonly milliseconds: number;
}

export interface TestHooks {
  readonly onStart: (path: string) => void;
  readonly onResult: (result: TestResult) => void;
}

/** Preflight adds it to every application that has tests. */
const TEST_RUNNER = 'root/cloud.TestRunner';

export async function runTests(simulator: Simulator, {onStart, onResult}: TestHooks): Promise<void> {
  for (const path of simulator.tree().listTests()) {
    onStart(path);
    const start = performance.now();
    await simulator.start();
    const {pass, error} = (await simulator.getResource(TEST_RUNNER).runTest!(path)) as Omit<
      TestResult,
      'milliseconds'
    >;
    onResult({path, pass, error, milliseconds: performance.now() - start});
    await simulator.stop();
    await simulator.resetState();
  }
}
