import type {
  DocumentEvent,
  LoadRequest,
  DocumentRequest,
  PrepareRequest,
  StartRequest,
} from '../messages/sandboxMessages';
import {relay} from './relay';

export interface ServeOptions {
  /** First script of each worker. */
  readonly guard: string;
  compile(bytes: ArrayBuffer): Promise<WebAssembly.Module>;
  startWorker(address: string): Worker;
  /** In milliseconds. */
  now(): number;
}

/**
 * Does what the page asks for: keeps the engine, and gives each run a worker of its own. A worker takes its time to start,
 * so the one for the next run can be made ahead and get ready; no other program than one of our own has been in it.
 */
export function serve(port: MessagePort, options: ServeOptions): void {
  const tell = (message: DocumentEvent) => port.postMessage(message);
  let engine: Engine | undefined;
  let spare: Worker | undefined;

  const prepare = () => {
    if (!engine || spare) return;
    const worker = engine.startWorker();
    // The run starts another one, which tells what is wrong.
    worker.onerror = () => {
      if (spare === worker) spare = undefined;
    };
    spare = worker;
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
      () => tell({kind: 'loaded'}),
      (error: unknown) => tell({kind: 'unusable', message: String(error)}),
    );
  };
  const takeWorker = ({startWorker}: Engine, scripts: readonly ArrayBuffer[]): Worker => {
    if (!spare || scripts.length > 0) return startWorker(scripts);
    const worker = spare;
    spare = undefined;
    return worker;
  };
  port.onmessage = ({data: message, ports: [runPort]}: MessageEvent<DocumentRequest>) => {
    if (message.kind === 'load') load(message);
    else if (message.kind === 'prepare') prepare();
    else if (message.kind === 'probe') tell({kind: 'alive'});
    else if (engine && runPort) {
      const {module, data} = engine;
      const worker = takeWorker(engine, message.scripts);
      relay(worker, runPort, options.now);
      // The page has been told of a compiler that cannot be compiled.
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
  tell({kind: 'greeted'});
}

interface Engine {
  readonly module: Promise<WebAssembly.Module>;
  readonly data: ArrayBuffer;
  /** Starts a worker, with scripts before those of each worker. */
  startWorker(scripts?: readonly ArrayBuffer[]): Worker;
}

function createEngine(
  {compiler, data, scripts}: LoadRequest,
  {guard, compile, startWorker}: ServeOptions,
): Engine {
  // A document of opaque origin may start no worker from the address of a file.
  const toAddress = (more: readonly ArrayBuffer[]) => {
    // A directive at the start of a script must not hold for those after it.
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
