/** Runs the worker of a run in a thread of Node, with the scripts that a browser would get. */
import {Worker} from 'node:worker_threads';
import {createPendingRequests} from '../../../../src/lib/pendingRequests';
import {ProgramError} from '../../../../src/playground/client/errors';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {RunnerMessage} from '../../../../src/playground/messages/runMessages';
import type {
  ProgramToRun,
  LiveRequest,
  RunnerRequest,
} from '../../../../src/playground/messages/sandboxMessages';

export interface RunnerEngine {
  /** The converter of externs, the SDK, and the runner, in this order. */
  readonly scripts: readonly string[];
  readonly module: WebAssembly.Module;
  /** The archive of the files that the compiler reads. */
  readonly data: ArrayBuffer;
  /** Whether workers warm up before their program arrives, as in a browser. @default false */
  readonly warmsUp?: boolean;
}

export interface NodeRun {
  /** All events, when the run has ended. */
  readonly events: Promise<readonly RunEvent[]>;
  /** @throws ProgramError when the program fails */
  request(request: Unnumbered<LiveRequest>): Promise<unknown>;
  /** Settles with the first event of a kind that matches; never when there is none. */
  when<Kind extends RunEvent['kind']>(
    kind: Kind,
    matches?: (event: EventOf<Kind>) => boolean,
  ): Promise<EventOf<Kind>>;
  stop(): void;
}

type EventOf<Kind extends RunEvent['kind']> = Extract<RunEvent, {readonly kind: Kind}>;

/** A request without its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The globals of a browser's worker. */
const WORKER_GLOBALS = `{
  const {parentPort} = require('node:worker_threads');
  globalThis.self = globalThis;
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (kind, listener) => {
    if (kind === 'message') parentPort.on(kind, (data) => listener({data}));
    else process.on('unhandledRejection', (reason) => listener({reason, preventDefault() {}}));
  };
}`;

const LIMIT_MS = 60_000;

/** @param limit milliseconds after which the run is ended @default 60,000 */
export function startNodeRun(engine: RunnerEngine, program: ProgramToRun, limit = LIMIT_MS): NodeRun {
  const {scripts, module, data, warmsUp = false} = engine;
  const worker = new Worker([WORKER_GLOBALS, ...scripts].join('\n;'), {eval: true});
  const post = (request: RunnerRequest) => worker.postMessage(request);
  const events: RunEvent[] = [];
  const requests = createPendingRequests();
  const listeners = new Set<(event: RunEvent) => void>();
  let settle = (): void => undefined;
  const ended = new Promise<readonly RunEvent[]>((resolve, reject) => {
    settle = () => resolve(events);
    worker.on('error', reject);
  });
  const onEvent = (event: RunEvent) => {
    events.push(event);
    for (const listener of listeners) listener(event);
    if (event.kind === 'ended') settle();
  };
  const timer = setTimeout(() => onEvent({kind: 'ended', by: 'watchdog'}), limit);
  worker.on('message', (message: RunnerMessage) => {
    if (message.kind !== 'response') return onEvent(message);
    if (message.error) requests.reject(message.id, new ProgramError(message.error));
    else requests.resolve(message.id, message.value);
  });
  const endRun = async () => {
    try {
      return await ended;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };
  if (warmsUp) post({kind: 'prepare', module, data, scripts: [], clouds: program.clouds ?? []});
  post({kind: 'start', ...program, module, data, scripts: []});
  return {
    events: endRun(),
    request: (request) => requests.add((id) => post({...request, id})),
    when: <Kind extends RunEvent['kind']>(kind: Kind, matches = (_event: EventOf<Kind>) => true) =>
      new Promise<EventOf<Kind>>((resolve) => {
        const listener = (event: RunEvent) => {
          if (event.kind === kind && matches(event as EventOf<Kind>)) resolve(event as EventOf<Kind>);
        };
        events.forEach(listener);
        listeners.add(listener);
      }),
    stop: () => onEvent({kind: 'ended', by: 'stop'}),
  };
}
