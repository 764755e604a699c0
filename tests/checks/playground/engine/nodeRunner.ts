/** The worker of a run in a thread of Node, with the scripts that a browser would get: for tests and measurements. */
import {Worker} from 'node:worker_threads';
import {createPendingRequests} from '../../../../src/lib/pendingRequests';
import {ProgramError} from '../../../../src/playground/client/programError';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {RunnerMessage} from '../../../../src/playground/messages/runMessages';
import type {
  ProgramToRun,
  LiveRequest,
  RunnerRequest,
} from '../../../../src/playground/messages/sandboxMessages';

export interface RunnerEngine {
  /** What converts externs, the SDK, and the runner, in this order. */
  readonly scripts: readonly string[];
  readonly module: WebAssembly.Module;
  /** The archive of what the compiler reads. */
  readonly data: ArrayBuffer;
  /** Whether workers get ready before their program, as those do that are made ahead. @default false */
  readonly isAhead?: boolean;
}

export interface NodeRun {
  /** All that was told until the run ended, or was ended. */
  readonly events: Promise<readonly RunEvent[]>;
  /** @throws ProgramError when the program fails */
  request(request: Unnumbered<LiveRequest>): Promise<unknown>;
  /** Settles with the first event of a kind that is meant; never when there is none. */
  when<Kind extends RunEvent['kind']>(
    kind: Kind,
    isMeant?: (event: EventOf<Kind>) => boolean,
  ): Promise<EventOf<Kind>>;
  stop(): void;
}

type EventOf<Kind extends RunEvent['kind']> = Extract<RunEvent, {readonly kind: Kind}>;

/** A request without its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What the scripts find in a browser's worker. */
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
  const {scripts, module, data, isAhead = false} = engine;
  const worker = new Worker([WORKER_GLOBALS, ...scripts].join('\n;'), {eval: true});
  const events: RunEvent[] = [];
  const requests = createPendingRequests();
  const listeners = new Set<(event: RunEvent) => void>();
  let settle = (): void => undefined;
  const ended = new Promise<readonly RunEvent[]>((resolve, reject) => {
    settle = () => resolve(events);
    worker.on('error', reject);
  });
  const hear = (event: RunEvent) => {
    events.push(event);
    for (const listener of listeners) listener(event);
    if (event.kind === 'ended') settle();
  };
  const timer = setTimeout(() => hear({kind: 'ended', by: 'watchdog'}), limit);
  worker.on('message', (message: RunnerMessage) => {
    if (message.kind !== 'response') return hear(message);
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
  if (isAhead) worker.postMessage({kind: 'prepare', module, data} satisfies RunnerRequest);
  worker.postMessage({kind: 'start', ...program, module, data} satisfies RunnerRequest);
  return {
    events: endRun(),
    request: (request) => requests.add((id) => worker.postMessage({...request, id} satisfies RunnerRequest)),
    when: <Kind extends RunEvent['kind']>(kind: Kind, isMeant = (_event: EventOf<Kind>) => true) =>
      new Promise<EventOf<Kind>>((resolve) => {
        const hear = (event: RunEvent) => {
          if (event.kind === kind && isMeant(event as EventOf<Kind>)) resolve(event as EventOf<Kind>);
        };
        events.forEach(hear);
        listeners.add(hear);
      }),
    stop: () => hear({kind: 'ended', by: 'stop'}),
  };
}
