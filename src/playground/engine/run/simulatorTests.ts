/** The tests of a program one by one, as `wing test` runs them: each has a simulator that is started for it and forgets all. */
import type {Simulator} from './simulation';

export interface SimulatorTestResult {
  readonly path: string;
  readonly pass: boolean;
  /** The stack of what was thrown. */
  readonly error?: string;
  readonly milliseconds: number;
}

export interface SimulatorTestHooks {
  readonly onStart: (path: string) => void;
  readonly onResult: (result: SimulatorTestResult) => void;
}

/** Preflight adds it to every application that has tests. */
const TEST_RUNNER = 'root/cloud.TestRunner';

export async function runSimulatorTests(
  simulator: Simulator,
  {onStart, onResult}: SimulatorTestHooks,
): Promise<void> {
  for (const path of simulator.tree().listTests()) {
    onStart(path);
    const start = performance.now();
    await simulator.start();
    const {pass, error} = (await simulator.getResource(TEST_RUNNER).runTest!(path)) as Omit<
      SimulatorTestResult,
      'milliseconds'
    >;
    onResult({path, pass, error, milliseconds: performance.now() - start});
    await simulator.stop();
    await simulator.resetState();
  }
}
