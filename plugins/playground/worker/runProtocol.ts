/** What is said between a page and the worker of one run: the program goes in, events come out until the run has ended. */
import type {Connection, TreeNode} from '../engine/run/application';

/** The program by the paths of its files: `main.w`, `lib.w`, `extern.js`. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** `test` runs the tests and ends; `live` keeps the simulator up until it is stopped. */
export type RunMode = 'test' | 'live';

export type RunStage = 'loading' | 'compiling' | 'preflight' | 'testing' | 'running' | 'done';

export interface Frame {
  /** In the program, such as `main.w`. */
  readonly file: string;
  /** From one. */
  readonly line: number;
  /** From one. */
  readonly column: number;
}

export interface RunError {
  readonly message: string;
  /** The innermost first; none when nothing of the program is on the stack. */
  readonly frames: readonly Frame[];
}

/** A resource of a running application, with what it tells of itself, such as the `url` of an API. */
export interface LiveResource {
  readonly path: string;
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type RunEvent =
  | {readonly kind: 'stage'; readonly stage: RunStage}
  | {readonly kind: 'preflight'; readonly text: string}
  | {readonly kind: 'tree'; readonly tree: TreeNode; readonly connections: readonly Connection[]}
  | {readonly kind: 'test-start'; readonly path: string}
  | {
      readonly kind: 'log';
      /** Path of the test that runs. */
      readonly test?: string;
      /** Path of the resource that logs. */
      readonly source?: string;
      readonly level: string;
      readonly text: string;
    }
  | {
      readonly kind: 'test';
      readonly path: string;
      readonly pass: boolean;
      readonly error?: RunError;
      readonly milliseconds: number;
    }
  /** How many lines of the log were left out since the last event of this kind. */
  | {readonly kind: 'dropped'; readonly lines: number}
  /** What the compiler wrote, by the path in the output folder. */
  | {readonly kind: 'output'; readonly javascript: ProgramFiles}
  | {readonly kind: 'resources'; readonly resources: readonly LiveResource[]}
  | {readonly kind: 'failed'; readonly stage: RunStage; readonly error: RunError}
  | {readonly kind: 'refused'; readonly feature: string; readonly reason: string}
  | {readonly kind: 'ended'; readonly by: 'itself' | 'stop' | 'watchdog' | 'memory'};

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts of the engine, where the worker finds them. Scripts are loaded with `importScripts`. */
export interface RunnerAssets {
  /** A compiled module, or its bytes where a module cannot be sent. */
  readonly compiler: WebAssembly.Module | ArrayBuffer;
  /** The archive of the files that the compiler reads. */
  readonly data: ArrayBuffer;
  /** Address of the script with the simulator. */
  readonly sdkScript: string;
  /** Address of the script that turns TypeScript and ES modules into what the loader takes; loaded when it is needed. */
  readonly transformScript: string;
}

export interface RunRequest {
  readonly kind: 'run';
  readonly assets: RunnerAssets;
  readonly files: ProgramFiles;
  readonly entry: string;
  readonly mode: RunMode;
  /** Whether the program may ask other hosts. */
  readonly network: boolean;
}

/** Page to worker. The first one is `run`; `call` and `request` are for a simulator that is kept up. */
export type ToRunner =
  | RunRequest
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly path: string;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | {readonly kind: 'request'; readonly id: number; readonly url: string; readonly init: RequestInit}
  | {readonly kind: 'stop'};

/** Worker to page. */
export type FromRunner =
  | {readonly kind: 'event'; readonly event: RunEvent}
  | {readonly kind: 'answer'; readonly id: number; readonly value: unknown}
  | {readonly kind: 'rejection'; readonly id: number; readonly error: RunError}
  /** Comes every `HEARTBEAT_MILLISECONDS`, unless the program does not give the worker back. */
  | {readonly kind: 'heartbeat'};

export const HEARTBEAT_MILLISECONDS = 500;
