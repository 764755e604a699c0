import type {CodeSampleProps} from '../../samples/types';

/** The HTML of one line of code, highlighted at build, without its line break. */
export type Line = string;

export type Phase = 'preflight' | 'inflight';

/** Lines in a row that run in the same phase. */
export type PhaseRun = {readonly phase: Phase; readonly lines: readonly Line[]};

export type ProgramResource = {
  readonly name: string;
  /** Such as `cloud.Bucket`. */
  readonly type: string;
  /** Names of the files that the program puts in at compile time. */
  readonly files: readonly string[];
};

/** An operation of one resource that another one may do, as the compiler found it. */
export type Permission = {readonly from: string; readonly to: string; readonly operation: string};

export type Target = {
  readonly platform: string;
  readonly label: string;
  /** Name of the file that the compiler wrote, and its size. */
  readonly file: string;
  readonly bytes: number;
  readonly lineCount: number;
  readonly resources: readonly {readonly type: string; readonly count: number}[];
  /** The part of the file that comes from the program's counter. */
  readonly excerpt: readonly Line[];
};

/** Commands for a shell, highlighted. */
export type StartCommands = Readonly<Record<'install' | 'create' | 'test', CodeSampleProps>>;

export type HomeProgram = {
  readonly version: string;
  /** Address of the file with the whole program, which is loaded when a reader runs or opens it. */
  readonly address: string;
  readonly runs: readonly PhaseRun[];
  readonly tests: readonly Line[];
  readonly resources: readonly ProgramResource[];
  readonly permissions: readonly Permission[];
  /** The JavaScript that the compiler made of the inflight lines. */
  readonly javascript: readonly Line[];
  readonly targets: readonly Target[];
  /** What `wing test` printed, without the time that it took. */
  readonly report: string;
  readonly commands: StartCommands;
};

export type RecentPost = {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** ISO date. */
  readonly date: string;
  /** The date as a reader writes it. */
  readonly formattedDate: string;
};
