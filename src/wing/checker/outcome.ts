import type {BuiltinPlatform} from '../language/platforms';
import type {Hover} from './hover';
import type {TestResult} from './simulate';

/** What is to be checked; everything that the answer depends on stands in it. */
export interface CheckRequest {
  readonly id: string;
  readonly entry: string;
  readonly language: 'wing' | 'ts';
  readonly files: readonly {readonly path: string; readonly text: string}[];
  /** Folder whose real files are part of the program, absolute. */
  readonly folder?: string;
  /** Targets besides the simulator. */
  readonly platforms: readonly BuiltinPlatform[];
  /** Whether `test` blocks are run. */
  readonly runTests: boolean;
  /** Whether the check ends before the tests are run, though the program is compiled with them. */
  readonly preflightOnly?: boolean;
  /** Whether nothing is asked for but the types of the names in the entry point. */
  readonly hoversOnly?: boolean;
  /**
   * Whether each of `platforms`, and no other, is asked for itself, also when another has refused the program, and what
   * they compile it to is told. No test is run.
   */
  readonly compare?: boolean;
}

/** Where a program was refused: a file of the program, with line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Refusal {
  readonly stage: 'compile' | 'preflight' | 'test';
  /** The target that refused it. */
  readonly platform: BuiltinPlatform;
  /** The message as the command line prints it, with paths relative to the program's folder. */
  readonly text: string;
  readonly places: readonly (Place & {
    readonly message: string;
    readonly end?: {line: number; column: number};
  })[];
  /** The target has no implementation of something that the program uses. */
  readonly unsupported?: boolean;
}

/** What one target did with a program: it refused it, or compiled it to what has this name. */
export type TargetOutcome = {readonly refusal: Refusal} | {readonly fingerprint: string};

/** What the toolchain did with a program. */
export interface Outcome {
  readonly refusal?: Refusal;
  /** It hung or took its process with it: there is no answer of the toolchain. */
  readonly givenUp?: boolean;
  readonly warnings: readonly string[];
  /** What preflight printed. */
  readonly preflightOutput: string;
  readonly tests: readonly TestResult[];
  /** What `wing test` prints, where tests were run. */
  readonly report: string;
  readonly hovers?: readonly Hover[];
  /** What each target said, where that was asked for. */
  readonly targets?: Readonly<Partial<Record<BuiltinPlatform, TargetOutcome>>>;
  /** Milliseconds that it took. */
  readonly duration: number;
}

/** The output of a program as a page shows it: preflight's, then each test's log lines. */
export function outputOf({preflightOutput, tests}: Outcome): string {
  const logs = tests.flatMap((test) => test.logs.map(({message}) => message));
  return [preflightOutput, ...logs].filter((text, index) => index > 0 || text !== '').join('\n');
}
