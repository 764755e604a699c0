/** The runner's side of its messages: takes a program, tells of its run, and answers what is asked of one that stays up. */
import {unpackFiles} from '../engine/compiler/archive';
import {describeError} from '../engine/node/errorStack';
import type {Machine} from '../engine/node/machine';
import {ProcessExit} from '../engine/node/processObject';
import {showPlaces, toRunError} from '../engine/run/frames';
import {readRefusal} from '../engine/refusal';
import type {LiveApplication} from '../engine/run/live';
import {runProgram} from '../engine/run/run';
import type {Question, RunnerMessage, RunnerRequest, Start} from '../sandbox/messages';

export interface RunnerOptions {
  readonly send: (message: RunnerMessage) => void;
  /** Makes what the program runs on. */
  readonly createMachine: (request: Start) => Machine;
}

/** One run. */
export interface Runner {
  /** Takes a message, and settles when what it asks for is done. */
  take(message: RunnerRequest): Promise<void>;
  /** Takes an error that nobody has caught: its process has it, or it is told. */
  fail(error: unknown): void;
}

export function createRunner({send, createMachine}: RunnerOptions): Runner {
  let machine: Machine | undefined;
  let application: LiveApplication | undefined;
  const readText = (path: string) => machine!.readText(path);

  const answer = async (question: Question): Promise<void> => {
    const {id} = question;
    try {
      if (!application) throw new Error('The application does not run.');
      send({kind: 'answer', id, value: await ask(application, question)});
    } catch (error) {
      send({kind: 'answer', id, error: toRunError(error, readText)});
    }
  };
  return {
    async take(message) {
      if (message.kind !== 'start') return answer(message);
      send({kind: 'stage', stage: 'loading'});
      machine = createMachine(message);
      application = await start(message, machine, send);
      if (application) return;
      // What was left behind may have failed in the meantime.
      await new Promise((resolve) => setTimeout(resolve));
      send({kind: 'ended', by: 'itself'});
    },
    fail(error) {
      if (error instanceof ProcessExit || machine?.fail(error)) return;
      const refused = readRefusal(error);
      if (refused) send({kind: 'refused', ...refused});
      else send({kind: 'log', level: 'error', text: showPlaces(describeError(error), readText)});
    },
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
