/** Wing in the browser: the types of `wing.js`. */

export interface Program {
  /** Texts by path: `main.w`, `lib.w`, `lib/extern.js`. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is compiled: `main.w`, or one that ends with `.main.w` or `.test.w`. */
  readonly entry: string;
}

/** A place in a file of the program. Lines and columns count from one. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hints: readonly string[];
  readonly place?: Place;
}

/**
 * Compiles a program, without running it.
 *
 * @returns what the compiler reports, in its order; the program compiles when there is no error
 * @throws Error when the compiler cannot be loaded, or works on the program for more than ten seconds
 */
export declare function compile(program: Program): Promise<readonly Diagnostic[]>;

export interface RunOptions {
  /**
   * `test` runs the tests and ends; `live` keeps the application up until `stop`; `clouds` compiles for clouds and runs nothing.
   *
   * @default 'test'
   */
  readonly mode?: 'test' | 'live' | 'clouds';
  /** The clouds of the mode `clouds`. @default none */
  readonly clouds?: readonly CloudPlatform[];
  /** Whether the program may reach encrypted addresses. Ask your reader first. @default false */
  readonly network?: boolean;
  /** Milliseconds that the program may keep its thread busy. @default 10000 */
  readonly watchdogMilliseconds?: number;
  /** Called with everything that happens. The last event is `ended`. */
  onEvent(event: RunEvent): void;
}

/** Starts a run. All that goes wrong is an event, also that a file of the engine cannot be loaded. */
export declare function run(program: Program, options: RunOptions): Run;

export interface Run {
  /** Ends it at once. */
  stop(): void;
  /** Calls a method of a resource, in the mode `live`. @throws Error of the program, or when the run has ended */
  call(path: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Sends a request to an API of the program, in the mode `live`. @throws Error as above */
  request(url: string, init: object): Promise<HttpResponse>;
  /** Settles after the last event. */
  readonly done: Promise<void>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type CloudPlatform = 'tf-aws' | 'tf-azure' | 'tf-gcp';

export type Stage = 'loading' | 'compiling' | 'preflight' | 'testing' | 'running' | 'done';

export interface RunError {
  readonly message: string;
  /** Places of the program on the stack, the innermost first. */
  readonly frames: readonly Place[];
}

/** A resource of the program, with the resources that it consists of. */
export interface TreeNode {
  readonly id: string;
  readonly path: string;
  readonly children?: Readonly<Record<string, TreeNode>>;
  readonly constructInfo?: {readonly fqn: string};
  readonly display?: {readonly title?: string; readonly hidden?: boolean};
}

/** What preflight leaves behind. */
export interface Application {
  readonly tree: TreeNode;
  readonly connections: readonly {
    readonly source: string;
    readonly target: string;
    readonly targetOp?: string;
    readonly name: string;
  }[];
}

/** A call in inflight code. */
export interface ResourceCall {
  /** Path of the function that makes it. */
  readonly function: string;
  /** Path of the resource. */
  readonly resource: string;
  /** Name of the method. */
  readonly operation: string;
  readonly place?: Place;
}

export interface Resource {
  readonly path: string;
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  readonly type: string;
  readonly attributes: {
    /** The address of an API. */
    readonly url?: string;
    readonly routes?: readonly {readonly method: string; readonly path: string}[];
  };
}

/** What the simulator reports while a test runs: a line of a log, or an operation of a resource. */
export interface RunStep {
  readonly kind: 'log' | 'operation';
  /** Since the test began. */
  readonly milliseconds: number;
  /** Path of the resource. */
  readonly path: string;
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  readonly type: string;
  /** The log, or the operation in the words of the simulator. */
  readonly text: string;
  /** What the operation returned, as JSON. */
  readonly result?: string;
  /** Why the operation failed. */
  readonly error?: string;
  /** Path of the function that a message is sent to. */
  readonly subscriber?: string;
  /** Where an error was thrown, or else where the resource is created. */
  readonly place?: Place;
}

export type RunEvent =
  | {readonly kind: 'stage'; readonly stage: Stage}
  /** What preflight prints. */
  | {readonly kind: 'preflight'; readonly text: string}
  | ({readonly kind: 'tree'} & Application)
  /** The calls of resources in the functions, for the simulator. */
  | {readonly kind: 'calls'; readonly calls: readonly ResourceCall[]}
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
      /** The first steps of its trace, and how many more there were. */
      readonly steps?: readonly RunStep[];
      readonly moreSteps?: number;
    }
  /** How many lines have been left out so far. */
  | {readonly kind: 'dropped'; readonly lines: number}
  /** An event of the kind `of` was left out. */
  | {readonly kind: 'refused'; readonly of: string; readonly reason: string}
  /** The scripts that the compiler wrote, by path. */
  | {readonly kind: 'output'; readonly javascript: Readonly<Record<string, string>>}
  /** What a cloud would get. */
  | ({
      readonly kind: 'cloud';
      readonly cloud: CloudPlatform;
      /** The text of `main.tf.json`. */
      readonly terraform: string;
      readonly calls: readonly ResourceCall[];
    } & Application)
  | {
      readonly kind: 'cloud-failed';
      readonly cloud: CloudPlatform;
      readonly error: RunError;
      /** Whether the cloud does not have what the program asks for. */
      readonly isUnsupported: boolean;
    }
  /** The resources that `call` and `request` reach. */
  | {readonly kind: 'resources'; readonly resources: readonly Resource[]}
  | {readonly kind: 'failed'; readonly stage: Stage; readonly error: RunError; readonly isOutdated?: boolean}
  /** The program needs what a browser does not have. */
  | {readonly kind: 'unsupported'; readonly feature: string; readonly reason: string}
  | {readonly kind: 'ended'; readonly by: 'itself' | 'stop' | 'watchdog' | 'memory'};
