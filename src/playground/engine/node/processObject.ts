/** Node's `process` object. */
import {Buffer} from 'node:buffer';
import {EventEmitter} from 'node:events';
import {resolve} from 'node:path';
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {needFunction} from './argumentTypes';
import {withMissingFunctions} from './builtins/missingFunctions';
import {enqueueTask} from './enqueueTask';
import {NODE_VERSION} from './nodeVersion';
import {addTick} from './ticks';

type Listener = (...values: unknown[]) => unknown;

interface ProcessOptions {
  readonly environment: Record<string, string>;
  readonly folder: string;
  readonly argv: readonly string[];
  readonly pid: number;
  readonly onOutput: (text: string) => void;
  readonly onErrors: (text: string) => void;
  /** Called before `exit()` throws. */
  readonly onExit: (code: number) => void;
  /** Runs a task and handles its errors. */
  readonly run: (task: () => unknown) => void;
}

interface OutputStream {
  readonly isTTY: boolean;
  readonly columns: number;
  write(chunk: string | Uint8Array, ...more: unknown[]): boolean;
}

/** The part that the engine uses; programs find more. */
export interface RealmProcess extends EventEmitter {
  readonly env: Record<string, string>;
  readonly pid: number;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  exit(code?: number): never;
  nextTick(callback: Listener, ...values: unknown[]): void;
  emitWarning(warning: unknown): void;
  /** Sends a message to the parent; only a child has one. */
  send?: (message: unknown) => boolean;
  connected?: boolean;
  disconnect?: () => void;
}

/** Thrown by `process.exit`, so that the code after the call does not run. A worker cannot end a part of itself. */
export class ProcessExit extends Error {
  override name = 'ProcessExit';

  constructor(readonly exitCode: number) {
    super(`process.exit(${exitCode})`);
  }
}

const TRACE_ADVICE = '(Use `node --trace-warnings ...` to show where the warning was created)\n';

const NOTHING = () => undefined;

export function createProcess(options: ProcessOptions): RealmProcess {
  const {environment, folder, argv, pid, onOutput, onErrors, onExit, run} = options;
  let hasWarned = false;
  let warnings = '';
  const writeWarnings = () => {
    onErrors(warnings);
    warnings = '';
  };
  return Object.assign(new EventEmitter(), withMissingFunctions('process', {}), {
    env: environment,
    argv: ['node', ...argv],
    argv0: 'node',
    execArgv: [],
    execPath: '/usr/bin/node',
    pid,
    ppid: 1,
    title: 'wing',
    platform: 'linux',
    arch: 'x64',
    version: `v${NODE_VERSION}`,
    versions: {node: NODE_VERSION},
    release: {name: 'node'},
    features: {},
    config: {},
    exitCode: undefined,
    stdout: createOutput(onOutput),
    stderr: createOutput(onErrors),
    stdin: {isTTY: false, on: NOTHING, once: NOTHING},
    cwd: () => folder,
    chdir(path: string) {
      if (resolve(folder, path) !== folder)
        throw new UnsupportedFeatureError('process.chdir', 'programs in the playground have one folder');
    },
    umask: () => 0o22,
    getuid: () => 1000,
    getgid: () => 1000,
    emitWarning(warning: unknown) {
      const text = warning instanceof Error ? String(warning) : `Warning: ${String(warning)}`;
      // Node waits for what the program prints in the same turn.
      if (warnings === '') enqueueTask(writeWarnings);
      warnings += `(node:${pid}) ${text}\n${hasWarned ? '' : TRACE_ADVICE}`;
      hasWarned = true;
    },
    uptime: () => performance.now() / 1000,
    // A browser does not tell how much memory is used.
    memoryUsage: () => ({rss: 0, heapUsed: 0, heapTotal: 0, external: 0, arrayBuffers: 0}),
    hrtime: Object.assign(hrtime, {bigint: () => BigInt(Math.round(performance.now() * 1e6))}),
    nextTick(callback: Listener, ...values: unknown[]) {
      needFunction('callback', callback);
      addTick(() => run(() => callback(...values)), enqueueTask);
    },
    exit(code = 0): never {
      onExit(code);
      throw new ProcessExit(code);
    },
  });
}

function createOutput(write: (text: string) => void): OutputStream & Record<string, unknown> {
  return {
    isTTY: false,
    columns: 80,
    write(chunk, ...more) {
      write(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const onWritten = more.at(-1);
      if (typeof onWritten === 'function') enqueueTask(() => (onWritten as () => void)());
      return true;
    },
    on: NOTHING,
    once: NOTHING,
    off: NOTHING,
    removeListener: NOTHING,
    emit: NOTHING,
    end: NOTHING,
  };
}

/** Seconds and nanoseconds, counted from an earlier reading if there is one. */
function hrtime(earlier?: readonly [seconds: number, nanoseconds: number]): [number, number] {
  const now = performance.now();
  const seconds = Math.floor(now / 1000) - (earlier?.[0] ?? 0);
  const nanoseconds = Math.floor((now % 1000) * 1e6) - (earlier?.[1] ?? 0);
  return nanoseconds < 0 ? [seconds - 1, nanoseconds + 1e9] : [seconds, nanoseconds];
}
