import type {Frame, RunError} from '../messages/runEvents';

/** The response of a program that fails. */
export class ProgramError extends Error {
  /** As in `RunError`. */
  readonly frames: readonly Frame[];

  constructor({message, frames}: RunError) {
    super(message);
    this.frames = frames;
  }
}
