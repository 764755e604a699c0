import type {
  DocumentEvent,
  LoadRequest,
  DocumentRequest,
  PrepareRequest,
  ProgramToRun,
  StartRequest,
} from '../messages/sandboxMessages';
import {relay} from './relay';

export interface ServeOptions {
  /** The first script of each worker. */
  readonly guard: string;
  compile(bytes: ArrayBuffer): Promise<WebAssembly.Module>;
  startWorker(address: string): Worker;
  /** In milliseconds. */
  now(): number;
}

/**
 * Handles the requests of the page: keeps the engine, and gives each run its own worker. A worker takes a while to start, so
 * the one for the next run can be created in advance and warm up; only a program of this repository has run in it by then. It gets
 * ready for what the last run has done: who compiles for a cloud does so again after the next edit.
 */
export function serve(port: MessagePort, options: ServeOptions): void {
  const send = (message: DocumentEvent) => port.postMessage(message);
  let engine: LoadedEngine | undefined;
  let spare: SpareWorker | undefined;
  let last: LastRun = {scripts: [], clouds: []};

  const prepare = () => {
    if (!engine || (spare && isSameRun(spare, last))) return;
    spare?.worker.terminate();
    const worker = engine.startWorker();
    // The run starts another one, which reports the error.
    worker.onerror = () => {
      if (spare?.worker === worker) spare = undefined;
    };
    spare = {worker, ...last};
    const {module, data} = engine;
    const request = {kind: 'prepare', data, ...last} as const;
    module.then(
      (compiled) => worker.postMessage({...request, module: compiled} satisfies PrepareRequest),
      () => undefined,
    );
  };
  const load = (message: LoadRequest) => {
    engine = createEngine(message, options);
    prepare();
    engine.module.then(
      () => send({kind: 'loaded'}),
      (error: unknown) => send({kind: 'unusable', message: String(error)}),
    );
  };
  /** @returns a worker, with the scripts that it still needs */
  const takeWorker = (
    {startWorker}: LoadedEngine,
    scripts: readonly ArrayBuffer[],
  ): Pick<SpareWorker, 'worker' | 'scripts'> => {
    // What a program does not need stays out of its worker.
    if (!spare || without(spare.scripts, scripts).length > 0) return {worker: startWorker(), scripts};
    const {worker, scripts: known} = spare;
    spare = undefined;
    return {worker, scripts: without(scripts, known)};
  };
  port.onmessage = ({data: message, ports: [runPort]}: MessageEvent<DocumentRequest>) => {
    if (message.kind === 'load') load(message);
    else if (message.kind === 'prepare') prepare();
    else if (message.kind === 'probe') send({kind: 'alive'});
    else if (engine && runPort) {
      const {module, data} = engine;
      const {program} = message;
      last = {scripts: message.scripts, clouds: program.clouds ?? []};
      const {worker, scripts} = takeWorker(engine, message.scripts);
      relay(worker, runPort, options.now);
      // The page already knows that the compiler cannot be compiled.
      module.then(
        (compiled) =>
          worker.postMessage({
            kind: 'start',
            module: compiled,
            data,
            scripts,
            ...program,
          } satisfies StartRequest),
        () => undefined,
      );
    }
  };
  send({kind: 'greeted'});
}

/** What a run has needed besides the scripts of each worker. */
interface LastRun {
  readonly scripts: readonly ArrayBuffer[];
  readonly clouds: NonNullable<ProgramToRun['clouds']>;
}

interface SpareWorker extends LastRun {
  readonly worker: Worker;
}

function isSameRun(one: LastRun, other: LastRun): boolean {
  return (
    one.scripts.length === other.scripts.length &&
    without(one.scripts, other.scripts).length === 0 &&
    one.clouds.join() === other.clouds.join()
  );
}

/** The scripts that are not among others. The page sends copies of the same files. */
function without(scripts: readonly ArrayBuffer[], others: readonly ArrayBuffer[]): readonly ArrayBuffer[] {
  return scripts.filter(({byteLength}) => !others.some((other) => other.byteLength === byteLength));
}

interface LoadedEngine {
  readonly module: Promise<WebAssembly.Module>;
  readonly data: ArrayBuffer;
  startWorker(): Worker;
}

function createEngine(
  {compiler, data, scripts}: LoadRequest,
  {guard, compile, startWorker}: ServeOptions,
): LoadedEngine {
  // A document of opaque origin cannot start a worker from the address of a file. A directive at the start of one script must not
  // apply to those after it.
  const parts = [guard, ...scripts].flatMap((script) => [';\n', script, '\n']);
  const address = URL.createObjectURL(new Blob(parts, {type: 'text/javascript'}));
  return {module: compile(compiler), data, startWorker: () => startWorker(address)};
}
