import type {StackFrame, RunError} from '../messages/runEvents';

/** The response of a program that fails. */
export class ProgramError extends Error {
  /** As in `RunError`. */
  readonly frames: readonly StackFrame[];

  constructor({message, frames}: RunError) {
    super(message);
    this.frames = frames;
  }
}

/** The compiler has not come back from a program: its worker has been ended. */
export class StuckCompilerError extends Error {
  override readonly name = 'StuckCompilerError';
}
