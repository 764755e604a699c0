import {simulator, std} from '@winglang/sdk';
import {asErrorText} from '../run/errorText';
import {nameOfTest, runSimulatorTests} from '../run/simulatorTests';

/** What one `test` block did. */
export interface CheckedTest {
  /** As the report names it: `root/Default/test:name`. */
  readonly path: string;
  readonly name: string;
  readonly pass: boolean;
  /** Stack of the error, as the simulator reports it. */
  readonly error?: string;
  /** Log lines, without a prefix. */
  readonly logs: readonly CheckedLog[];
}

interface CheckedLog {
  readonly level: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** Runs the tests of a compiled program in the simulator, each from an empty state. */
export async function simulateTests(
  synthDir: string,
  onTest: (name: string) => void,
): Promise<CheckedTest[]> {
  const sim = new simulator.Simulator({simfile: synthDir});
  let logs: CheckedLog[] = [];
  sim.onTrace({
    callback: (trace: std.Trace) => {
      const level = trace.level;
      if (level !== std.LogLevel.VERBOSE) logs.push({level: toLevel(level), message: messageOf(trace)});
    },
  });
  const tests: CheckedTest[] = [];
  await runSimulatorTests(sim, {
    onStart(path) {
      logs = [];
      onTest(nameOfTest(path));
    },
    onResult: ({path, pass, error}) =>
      tests.push({path, name: nameOfTest(path), pass, logs, ...(error !== undefined && {error})}),
  });
  return tests;
}

function toLevel(level: std.LogLevel): CheckedLog['level'] {
  if (level === std.LogLevel.ERROR) return 'error';
  return level === std.LogLevel.WARNING ? 'warning' : 'info';
}

function messageOf(trace: std.Trace): string {
  const data = trace.data as {message?: unknown; error?: unknown} | string;
  const text = typeof data === 'string' ? data : String(data.error ?? data.message ?? '');
  return trace.level === std.LogLevel.ERROR ? asErrorText(text) : text;
}
