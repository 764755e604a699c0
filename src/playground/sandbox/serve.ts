import type {
  DocumentEvent,
  LoadRequest,
  DocumentRequest,
  PrepareRequest,
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
 * the one for the next run can be created in advance and warm up; only a program of this repository has run in it by then. It has the
 * scripts of the last run: who compiles for a cloud does so again after the next edit.
 */
export function serve(port: MessagePort, options: ServeOptions): void {
  const send = (message: DocumentEvent) => port.postMessage(message);
  let engine: LoadedEngine | undefined;
  let spare: SpareWorker | undefined;
  let lastScripts: readonly ArrayBuffer[] = [];

  const prepare = () => {
    if (!engine || (spare && hasSameScripts(spare.scripts, lastScripts))) return;
    spare?.worker.terminate();
    const worker = engine.startWorker(lastScripts);
    // The run starts another one, which reports the error.
    worker.onerror = () => {
      if (spare?.worker === worker) spare = undefined;
    };
    spare = {worker, scripts: lastScripts};
    const {module, data} = engine;
    module.then(
      (compiled) => worker.postMessage({kind: 'prepare', module: compiled, data} satisfies PrepareRequest),
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
  const takeWorker = ({startWorker}: LoadedEngine, scripts: readonly ArrayBuffer[]): Worker => {
    lastScripts = scripts;
    if (!spare || !hasSameScripts(spare.scripts, scripts)) return startWorker(scripts);
    const {worker} = spare;
    spare = undefined;
    return worker;
  };
  port.onmessage = ({data: message, ports: [runPort]}: MessageEvent<DocumentRequest>) => {
    if (message.kind === 'load') load(message);
    else if (message.kind === 'prepare') prepare();
    else if (message.kind === 'probe') send({kind: 'alive'});
    else if (engine && runPort) {
      const {module, data} = engine;
      const worker = takeWorker(engine, message.scripts);
      relay(worker, runPort, options.now);
      // The page already knows that the compiler cannot be compiled.
      module.then(
        (compiled) =>
          worker.postMessage({
            kind: 'start',
            module: compiled,
            data,
            ...message.program,
          } satisfies StartRequest),
        () => undefined,
      );
    }
  };
  send({kind: 'greeted'});
}

interface SpareWorker {
  readonly worker: Worker;
  /** Those that it has before those of each worker. */
  readonly scripts: readonly ArrayBuffer[];
}

/** The page sends copies of the same files. */
function hasSameScripts(one: readonly ArrayBuffer[], other: readonly ArrayBuffer[]): boolean {
  return (
    one.length === other.length && one.every(({byteLength}, index) => byteLength === other[index]!.byteLength)
  );
}

interface LoadedEngine {
  readonly module: Promise<WebAssembly.Module>;
  readonly data: ArrayBuffer;
  /** Starts a worker, with additional scripts before those of each worker. */
  startWorker(scripts?: readonly ArrayBuffer[]): Worker;
}

function createEngine(
  {compiler, data, scripts}: LoadRequest,
  {guard, compile, startWorker}: ServeOptions,
): LoadedEngine {
  // A document of opaque origin cannot start a worker from the address of a file.
  const toAddress = (more: readonly ArrayBuffer[]) => {
    // A directive at the start of one script must not apply to those after it.
    const parts = [guard, ...more, ...scripts].flatMap((script) => [';\n', script, '\n']);
    return URL.createObjectURL(new Blob(parts, {type: 'text/javascript'}));
  };
  const address = toAddress([]);
  return {
    module: compile(compiler),
    data,
    startWorker: (more = []) => startWorker(more.length > 0 ? toAddress(more) : address),
  };
}
