/** Handles the messages of a runner: runs programs, reports their events, and responds to requests to a live application. */
import {unpackFiles} from '../engine/compiler/archive';
import type {CompilerAssets} from '../engine/compiler/compile';
import {describeError} from '../engine/node/errorStack';
import type {Machine} from '../engine/node/machine';
import {ProcessExit} from '../engine/node/processObject';
import {nextTask} from '../engine/run/nextTask';
import {showPlaces, toRunError} from '../engine/run/stackFrames';
import {findUnsupportedFeature} from '../messages/unsupportedFeature';
import type {LiveApplication} from '../engine/run/liveApplication';
import {runProgram} from '../engine/run/runProgram';
import {type PreparedClouds, warmUpClouds} from '../engine/run/warmUpClouds';
import {warmUpRuns} from '../engine/run/warmUpRuns';
import type {RunnerMessage} from '../messages/runMessages';
import type {
  NextRequest,
  PrepareRequest,
  LiveRequest,
  RunnerRequest,
  StartRequest,
} from '../messages/sandboxMessages';

interface RunnerOptions {
  readonly send: (message: RunnerMessage) => void;
  /** Creates the machine that a program runs on. */
  readonly createMachine: (request: Pick<StartRequest, 'network'>) => Machine;
  /** Runs a script that comes after those that the worker has begun with. */
  readonly loadScript: (script: ArrayBuffer) => void;
}

interface Runner {
  /** Settles when the request has been handled. */
  handle(request: RunnerRequest): Promise<void>;
  /** Passes an uncaught error to the process that it belongs to, or else reports it. */
  reportUncaught(error: unknown): void;
}

export function createRunner({send, createMachine, loadScript}: RunnerOptions): Runner {
  let machine: Machine | undefined;
  let hasStarted = false;
  let warmingUp: Promise<void> | undefined;
  let application: LiveApplication | undefined;
  let assets: CompilerAssets | undefined;
  let preparedClouds: PreparedClouds | undefined;
  const readText = (path: string) => machine!.readText(path);

  const prepare = async (request: PrepareRequest): Promise<void> => {
    const rest = async () => {
      await nextTask();
      if (hasStarted) throw new Error('The program has arrived.');
    };
    const {clouds} = request;
    request.scripts.forEach(loadScript);
    try {
      const options = {...toAssets(request), machine: createMachine({network: false}), rest};
      if (clouds.length === 0) return await warmUpRuns(options);
      preparedClouds = {machine: createMachine({network: false}), processes: new Map()};
      await warmUpClouds({...options, clouds, prepared: preparedClouds});
    } catch {
      // The program will meet the same error, if there is one.
    }
  };
  const run = async (request: StartRequest | NextRequest): Promise<void> => {
    send({kind: 'stage', stage: 'loading'});
    hasStarted = true;
    await warmingUp;
    if (request.kind === 'start') {
      assets = toAssets(request);
      request.scripts.forEach(loadScript);
    }
    if (!assets) throw new Error('There is no compiler: no program has started.');
    const {files, entry, mode, clouds, cloudSettings, network} = request;
    const prepared = mode === 'clouds' && !network ? preparedClouds : undefined;
    preparedClouds = undefined;
    machine = prepared?.machine ?? createMachine(request);
    const program = {files, entry, mode, clouds, cloudSettings, processes: prepared?.processes};
    application = await runProgram({...assets, ...program, machine, emit: send});
    if (application) return;
    // Tasks that the program has left behind may have failed in the meantime.
    await nextTask();
    send({kind: 'ended', by: 'itself'});
  };
  const respond = async (request: LiveRequest): Promise<void> => {
    const {id} = request;
    try {
      if (!application) throw new Error('The application does not run.');
      const value =
        request.kind === 'call'
          ? await application.call(request.path, request.method, request.args)
          : await application.request(request.url, request.init);
      send({kind: 'response', id, value});
    } catch (error) {
      send({kind: 'response', id, error: toRunError(error, readText)});
    }
  };
  return {
    async handle(request) {
      if (request.kind === 'prepare') await (warmingUp = prepare(request));
      else if (request.kind === 'start' || request.kind === 'next') await run(request);
      else await respond(request);
    },
    reportUncaught(error) {
      if (!machine || error instanceof ProcessExit || machine.fail(error)) return;
      const unsupported = findUnsupportedFeature(error);
      if (unsupported) send({kind: 'unsupported', ...unsupported});
      else send({kind: 'log', level: 'error', text: showPlaces(describeError(error), readText)});
    },
  };
}

function toAssets({module, data}: PrepareRequest | StartRequest): CompilerAssets {
  return {module, data: unpackFiles(new Uint8Array(data))};
}
