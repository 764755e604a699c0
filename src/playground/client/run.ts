/** A run of a program, as a page starts it, works with it and ends it. */
import type {HttpResponse, RunEvent} from '../messages/runEvents';
import type {ProgramToRun} from '../messages/sandboxMessages';

export interface RunOptions extends ProgramToRun {
  /** Address of the engine's files, with a slash at the end. */
  readonly directory: string;
  /** Called with everything that happens, from `loading` to `ended`. */
  onEvent(event: RunEvent): void;
  /** How long the program may keep its thread busy. @default WATCHDOG_MILLISECONDS */
  readonly watchdogMilliseconds?: number;
}

export interface Run {
  /** Ends it at once. */
  stop(): void;
  /**
   * Calls a method of a resource that runs.
   *
   * @throws ProgramError when the program fails
   * @throws Error when the run has ended
   */
  call(path: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Sends a request to an API of the program. @throws Error as above */
  request(url: string, init: object): Promise<HttpResponse>;
  /** Settles after the last event. */
  readonly done: Promise<void>;
}
