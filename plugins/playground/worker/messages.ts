/** The runner's side of its messages: takes a program, tells of its run, and answers what is asked of one that stays up. */
import {unpackFiles} from '../engine/compiler/archive';
import type {Machine} from '../engine/node/machine';
import type {LiveApplication} from '../engine/run/live';
import {runProgram} from '../engine/run/run';
import type {Question, RunnerMessage, RunnerRequest, Start} from '../sandbox/messages';

export interface RunnerOptions {
  readonly send: (message: RunnerMessage) => void;
  /** Makes what the program runs on. */
  readonly createMachine: (request: Start) => Machine;
}

/** Takes the messages of one run, and settles when what a message asks for is done. */
export function createRunner({
  send,
  createMachine,
}: RunnerOptions): (message: RunnerRequest) => Promise<void> {
  let application: LiveApplication | undefined;
  return async (message) => {
    if (message.kind === 'start') {
      send({kind: 'stage', stage: 'loading'});
      application = await start(message, createMachine(message), send);
      if (!application) send({kind: 'ended', by: 'itself'});
      return;
    }
    const {id} = message;
    try {
      if (!application) throw new Error('The application does not run.');
      // Fails as well when the answer cannot be sent.
      send({kind: 'answer', id, value: await ask(application, message)});
    } catch (error) {
      send({kind: 'answer', id, error: error instanceof Error ? error.message : String(error)});
    }
  };
}

function start(
  {files, entry, mode, module, data}: Start,
  machine: Machine,
  emit: RunnerOptions['send'],
): Promise<LiveApplication | undefined> {
  return runProgram({files, entry, mode, module, data: unpackFiles(new Uint8Array(data)), machine, emit});
}

function ask(application: LiveApplication, question: Question): Promise<unknown> {
  return question.kind === 'call'
    ? application.call(question.path, question.method, question.args)
    : application.request(question.url, question.init);
}
