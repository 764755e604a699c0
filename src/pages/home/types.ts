import type {DrawnSketch} from '../../components/diagram/sketch/draw';
import type {ResourceCall} from '../../playground/messages/runEvents';
import type {CodeSampleProps} from '../../samples/types';

/** The HTML of one line of code, highlighted at build, without its line break. */
export type Line = string;

export type Phase = 'preflight' | 'inflight';

/** Lines in a row that run in the same phase. */
export type PhaseRun = {readonly phase: Phase; readonly lines: readonly Line[]};

/** A program as the page shows it. */
export type ShownProgram = {
  /** Address of the file with the program, which is loaded when a reader runs or opens it. */
  readonly address: string;
  readonly runs: readonly PhaseRun[];
};

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
  readonly program: ShownProgram;
  /** What `wing test` printed, without the time that it took. */
  readonly report: string;
  /** What its functions call, and where. */
  readonly calls: readonly ResourceCall[];
  /** Names of functions for readers, by their paths. */
  readonly names: readonly (readonly [path: string, name: string])[];
  /** Its resources and what they call. */
  readonly drawn: DrawnSketch;
  /** How many resources of Terraform it becomes on AWS. */
  readonly resourceCount: number;
  /** A program that every target supports. */
  readonly portable: ShownProgram;
  readonly targets: readonly Target[];
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
