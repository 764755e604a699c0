/** The events of a run, which the engine sends to the page, and the parts that they are made of. */
import type {Connection, TreeNode} from '../../diagram/graph';
import type {UnsupportedFeature} from './unsupportedFeature';

/** Texts by the paths of the files: `main.w`, `lib.w`, `extern.js`. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** `test` runs the tests and ends; `live` keeps the simulator up until the run is stopped. */
export type RunMode = 'test' | 'live';

/** `done` means that all tests have run. */
export type Stage = 'loading' | 'compiling' | 'preflight' | 'testing' | 'running' | 'done';

/** Position in the program; lines and columns count from one. */
export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface RunError {
  readonly message: string;
  /** The innermost first; none when nothing of the program is on the stack. */
  readonly frames: readonly Frame[];
}

/** A resource of a running application, with what it tells of itself, such as the `url` of an API. */
export interface RunResource {
  readonly path: string;
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type RunEvent =
  | {readonly kind: 'stage'; readonly stage: Stage}
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
  /** Lines of logs and of preflight output that have been left out until now, in all. */
  | {readonly kind: 'dropped'; readonly lines: number}
  /** What the compiler wrote, by the path in the output folder. */
  | {readonly kind: 'output'; readonly javascript: ProgramFiles}
  | {readonly kind: 'resources'; readonly resources: readonly RunResource[]}
  | {readonly kind: 'failed'; readonly stage: Stage; readonly error: RunError}
  | ({readonly kind: 'unsupported'} & UnsupportedFeature)
  /** The last one: the program has come to its end, or was ended by the reader, by the watchdog or for lack of memory. */
  | {readonly kind: 'ended'; readonly by: 'itself' | 'stop' | 'watchdog' | 'memory'};

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
