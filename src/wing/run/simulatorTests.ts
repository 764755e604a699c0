/** The SDK's simulator, as far as tests need it. */
export interface TestSimulator {
  tree(): {listTests(): readonly string[]};
  start(): Promise<void>;
  stop(): Promise<void>;
  resetState(): Promise<void>;
  getResource(path: string): Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
}

export interface SimulatorTestResult {
  /** As the report names the test: `root/Default/test:name`. */
  readonly path: string;
  readonly pass: boolean;
  /** The stack of the error that the test threw. */
  readonly error?: string;
  readonly milliseconds: number;
}

interface SimulatorTestHooks {
  readonly onStart: (path: string) => void;
  readonly onResult: (result: SimulatorTestResult) => void;
}

/** Preflight adds it to every application that has tests. */
const TEST_RUNNER = 'root/cloud.TestRunner';

/** Runs tests as `wing test` does: one after the other, each in a simulator that is started for it and then reset. */
export async function runSimulatorTests(
  simulator: TestSimulator,
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

/** The name that a test has in the program: `root/Default/test:say hello` is `say hello`. */
export function nameOfTest(path: string): string {
  return /(?:^|\/)test:(.*)$/s.exec(path)?.[1] ?? path.split('/').at(-1)!;
}
