import {simulator, std} from '@winglang/sdk';

/** What one `test` block did. */
export interface TestResult {
  /** As the report names it: `root/Default/test:name`. */
  readonly path: string;
  readonly name: string;
  readonly pass: boolean;
  /** Stack of the error, as the simulator reports it. */
  readonly error?: string;
  /** Log lines, without a prefix. */
  readonly logs: readonly LogLine[];
}

export interface LogLine {
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** Runs the tests of a compiled program in the simulator, one after the other, each from an empty state. */
export async function runTests(synthDir: string, onTest: (name: string) => void): Promise<TestResult[]> {
  const sim = new simulator.Simulator({simfile: synthDir});
  let logs: LogLine[] = [];
  sim.onTrace({
    callback: (trace: std.Trace) => {
      const level = trace.level;
      if (level !== std.LogLevel.VERBOSE) logs.push({level: toLevel(level), message: messageOf(trace)});
    },
  });
  const results: TestResult[] = [];
  for (const path of sim.tree().listTests()) {
    const name = /test:([^/]*)/.exec(path)?.[1] ?? path;
    onTest(name);
    logs = [];
    await sim.start();
    try {
      const runner = sim.getResource('root/cloud.TestRunner') as {
        runTest(path: string): Promise<std.TestResult>;
      };
      const {pass, error} = await runner.runTest(path);
      results.push({path, name, pass, logs, ...(error !== undefined && {error})});
    } finally {
      await sim.stop();
      await sim.resetState();
    }
  }
  return results;
}

function toLevel(level: std.LogLevel): LogLine['level'] {
  if (level === std.LogLevel.ERROR) return 'error';
  return level === std.LogLevel.WARNING ? 'warning' : 'info';
}

function messageOf(trace: std.Trace): string {
  const data = trace.data as {message?: unknown; error?: unknown} | string;
  if (typeof data === 'string') return data;
  return String(data.error ?? data.message ?? '');
}
