/** A process that checks one program at a time. It is ended by its parent, at the latest when that one's time is up. */
import v8 from 'node:v8';
import {checkProgram} from './checkProgram';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {shareBundles} from './shortcuts';

export interface WorkerRequest {
  readonly request: CheckRequest;
  readonly workDir: string;
}

export type WorkerMessage =
  | {readonly kind: 'progress'; readonly what: string}
  | {readonly kind: 'outcome'; readonly outcome: ProgramOutcome}
  | {readonly kind: 'crash'; readonly message: string};

process.env.WING_DISABLE_ANALYTICS = '1';
process.env.NO_COLOR = '1';

// The compiler's code is translated once, and not a second time into faster code: that takes longer than it saves.
v8.setFlagsFromString('--liftoff-only');
shareBundles();

const send = (message: WorkerMessage) => process.send?.(message);

process.on('message', ({request, workDir}: WorkerRequest) => {
  send({kind: 'progress', what: 'write its files'});
  checkProgram(request, workDir, (what) => send({kind: 'progress', what})).then(
    (outcome) => send({kind: 'outcome', outcome}),
    (error: unknown) =>
      send({kind: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error)}),
  );
});
// A program may leave a timer or a rejected promise behind; the next one must not pay for it.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit(0));
