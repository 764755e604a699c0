/** The runner's side of its messages: takes a program, tells of its run, and answers what is asked of one that stays up. */
import {unpackFiles} from '../engine/compiler/archive';
import type {CompilerAssets} from '../engine/compiler/compile';
import {describeError} from '../engine/node/errorStack';
import type {Machine} from '../engine/node/machine';
import {ProcessExit} from '../engine/node/processObject';
import {showPlaces, toRunError} from '../engine/run/stackFrames';
import {findUnsupportedFeature} from '../messages/unsupportedFeature';
import type {LiveApplication} from '../engine/run/liveApplication';
import {type ProgramRun, runProgram} from '../engine/run/runProgram';
import {warmUpRuns} from '../engine/run/warmUpRuns';
import type {RunnerMessage} from '../messages/runMessages';
import type {
  NextRequest,
  PrepareRequest,
  LiveRequest,
  RunnerRequest,
  StartRequest,
} from '../messages/sandboxMessages';

export interface RunnerOptions {
  readonly send: (message: RunnerMessage) => void;
  /** Makes what the program runs on. */
  readonly createMachine: (request: Pick<StartRequest, 'network'>) => Machine;
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
  let hasStarted = false;
  let warming: Promise<void> | undefined;
  let application: LiveApplication | undefined;
  let assets: CompilerAssets | undefined;
  const readText = (path: string) => machine!.readText(path);

  const prepare = async ({module, data}: PrepareRequest): Promise<void> => {
    const unpacked = {module, data: unpackFiles(new Uint8Array(data))};
    const rest = async () => {
      await nextTask();
      if (hasStarted) throw new Error('The program has come.');
    };
    try {
      await warmUpRuns({...unpacked, machine: createMachine({network: false}), rest});
    } catch {
      // What is wrong, the program is going to meet as well.
    }
  };
  const answer = async (question: LiveRequest): Promise<void> => {
    const {id} = question;
    try {
      if (!application) throw new Error('The application does not run.');
      send({kind: 'response', id, value: await ask(application, question)});
    } catch (error) {
      send({kind: 'response', id, error: toRunError(error, readText)});
    }
  };
  return {
    async take(message) {
      if (message.kind === 'prepare') return (warming = prepare(message));
      if (message.kind !== 'start' && message.kind !== 'next') return answer(message);
      send({kind: 'stage', stage: 'loading'});
      hasStarted = true;
      await warming;
      if (message.kind === 'start') {
        assets = {module: message.module, data: unpackFiles(new Uint8Array(message.data))};
      }
      if (!assets) throw new Error('There is no compiler: no program has started.');
      machine = createMachine(message);
      application = await start(message, {...assets, machine, emit: send});
      if (application) return;
      // What was left behind may have failed in the meantime.
      await nextTask();
      send({kind: 'ended', by: 'itself'});
    },
    fail(error) {
      if (!machine || error instanceof ProcessExit || machine.fail(error)) return;
      const unsupported = findUnsupportedFeature(error);
      if (unsupported) send({kind: 'unsupported', ...unsupported});
      else send({kind: 'log', level: 'error', text: showPlaces(describeError(error), readText)});
    },
  };
}

// Taken now, so that nothing that a program changes stands between.
const later = setTimeout.bind(globalThis);

/** Lets messages in that have come in the meantime. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => void later(resolve));
}

function start(
  {files, entry, mode}: StartRequest | NextRequest,
  rest: Omit<ProgramRun, 'files' | 'entry' | 'mode'>,
): Promise<LiveApplication | undefined> {
  return runProgram({...rest, files, entry, mode});
}

function ask(application: LiveApplication, question: LiveRequest): Promise<unknown> {
  return question.kind === 'call'
    ? application.call(question.path, question.method, question.args)
    : application.request(question.url, question.init);
}
