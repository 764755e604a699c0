import type {BuiltinPlatform} from '../language/platforms';
import type {Hover} from '../compiler/hovers';
import type {CheckedTest} from './simulate';

/** A program to check. The outcome depends on nothing else, except the id, which has no effect. */
export interface CheckRequest {
  readonly id: string;
  readonly entry: string;
  readonly language: 'wing' | 'ts';
  readonly files: readonly {readonly path: string; readonly text: string}[];
  /** Absolute path of a folder whose files are part of the program. */
  readonly folder?: string;
  /** Targets besides the simulator. */
  readonly platforms: readonly BuiltinPlatform[];
  /** Whether `test` blocks are run. */
  readonly runTests: boolean;
  /** Whether the check ends before the tests are run, though the program is compiled with them. */
  readonly preflightOnly?: boolean;
  /** Whether to return only the types of the names in the entry point. */
  readonly hoversOnly?: boolean;
  /** Whether to compile for each of `platforms` and for no other, whatever the others do, and return `targets` only. */
  readonly compare?: boolean;
  /** Only compile for the first of `platforms`, and copy what the toolchain writes into this folder. */
  readonly outputDir?: string;
}

/** A file of the program, with a line and a column from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The toolchain rejected a program, or one of its tests failed. */
export interface CheckFailure {
  readonly stage: 'compile' | 'preflight' | 'test';
  /** The target that it happened on. */
  readonly platform: BuiltinPlatform;
  /** The message as the command line prints it, with paths relative to the program's folder. */
  readonly text: string;
  readonly locations: readonly (SourceLocation & {
    readonly message: string;
    readonly end?: {line: number; column: number};
  })[];
  /** The target has no implementation of something that the program uses. */
  readonly unsupported?: boolean;
}

/** The message of the command line if the compiler panics without one of its own: it reads an answer that is empty. */
export const COMPILER_CRASH = 'Unexpected end of JSON input';

/** What one target did with a program. Equal fingerprints mean that the compiled output is the same. */
export type TargetOutcome = {readonly failure: CheckFailure} | {readonly fingerprint: string};

/** What the toolchain did with a program. */
export interface ProgramOutcome {
  readonly failure?: CheckFailure;
  /** The check hung or crashed, so the failure is not the toolchain's. */
  readonly givenUp?: boolean;
  readonly warnings: readonly string[];
  /** Everything that preflight printed. */
  readonly preflightOutput: string;
  readonly tests: readonly CheckedTest[];
  /** The output of `wing test`, if tests were run. */
  readonly report: string;
  readonly hovers?: readonly Hover[];
  /** For requests with `compare`. */
  readonly targets?: Readonly<Partial<Record<BuiltinPlatform, TargetOutcome>>>;
  /** Milliseconds that the check took. */
  readonly duration: number;
}

/** The output of a program as a page shows it: preflight's output, then the log lines of each test. */
export function shownOutput({preflightOutput, tests}: ProgramOutcome): string {
  const logs = tests.flatMap((test) => test.logs.map(({message}) => message));
  return [preflightOutput, ...logs].filter((text, index) => index > 0 || text !== '').join('\n');
}
