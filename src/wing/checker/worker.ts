/** A process that checks one program at a time, until its parent ends it. */
import v8 from 'node:v8';
import {createProgramChecker} from './checkProgram';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {keepSharedBundles, shareTestEnvironment} from './shortcuts';

interface CheckWorkerRequest {
  readonly request: CheckRequest;
  readonly workDir: string;
}

export type CheckWorkerMessage =
  | {readonly kind: 'progress'; readonly step: string}
  | {readonly kind: 'outcome'; readonly outcome: ProgramOutcome}
  | {readonly kind: 'crash'; readonly message: string};

process.env.WING_DISABLE_ANALYTICS = '1';
process.env.NO_COLOR = '1';

// Optimizing the compiler's code a second time takes longer than it saves.
v8.setFlagsFromString('--liftoff-only');
keepSharedBundles();
shareTestEnvironment();

const check = createProgramChecker();
const send = (message: CheckWorkerMessage) => process.send?.(message);

process.on('message', ({request, workDir}: CheckWorkerRequest) => {
  send({kind: 'progress', step: 'write its files'});
  check(request, workDir, (step) => send({kind: 'progress', step})).then(
    (outcome) => send({kind: 'outcome', outcome}),
    (error: unknown) =>
      send({
        kind: 'crash',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
// A program may leave a timer or a rejected promise behind, which must not end the check of the next one.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit(0));
