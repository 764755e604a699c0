import {fetchFile} from '../../lib/fetchFile';
import {EMBEDDED_SANDBOX_FILE, NETWORK_SANDBOX_FILE, SANDBOX_FILE} from '../engine/fileNames';
import {
  type DocumentEvent,
  type DocumentRequest,
  GREETING,
  type ProgramToRun,
} from '../messages/sandboxMessages';
import {fetchEngine, fetchMoreScripts} from './engineFiles';
import {startWatchdog} from '../../lib/watchdog';

/** A sandboxed document that holds the engine and gives each run its own worker. */
export interface Sandbox {
  /**
   * Starts a run.
   *
   * @returns its port
   * @throws Error that names the file which cannot be fetched, or says that the sandbox has been closed
   */
  run(program: ProgramToRun): Promise<MessagePort>;
  /** Creates the worker of the next run in advance. */
  prepare(): void;
  /** Whether the document responds. It does not if the browser has ended its process, mostly for lack of memory. */
  isAlive(): Promise<boolean>;
  /** Removes the document from the page, and with it everything that runs there. Only the first call does anything. */
  dispose(): void;
}

export interface SandboxOptions {
  /** Address of the engine's files, with a slash at the end. */
  readonly directory: string;
  /** Whether programs may reach the network. */
  readonly network: boolean;
}

/** A sandbox from the moment on in which its document is in the page. */
export interface OpeningSandbox extends Pick<Sandbox, 'dispose'> {
  /** @throws Error that names what could not be loaded, or says that the sandbox has been closed */
  readonly ready: Promise<Sandbox>;
}

/** How long the document may take to load and to respond to the greeting. */
const MAX_GREETING_MILLISECONDS = 20_000;

/** How long the document may take to come again. */
const MAX_REFETCH_MILLISECONDS = 5_000;

/** How long the document may take to respond to a probe. */
const MAX_PROBE_MILLISECONDS = 5_000;

/** How long the document may be silent while it compiles, and how often it is probed. */
const MAX_SILENT_MILLISECONDS = 20_000;
const PROBE_INTERVAL_MILLISECONDS = 2_000;

/** @param onDispose called once, however the sandbox ends: also when it cannot be loaded */
export function createSandbox(options: SandboxOptions, onDispose: () => void): OpeningSandbox {
  const {directory, network} = options;
  const frame = createFrame(directory + fileFor(network));
  const ended = new AbortController();
  const dispose = (reason = new Error('The sandbox has been closed.')) => {
    if (ended.signal.aborted) return;
    ended.abort(reason);
    frame.remove();
    onDispose();
  };
  const ready = load(frame, directory, ended.signal, dispose).catch((error: Error) => {
    dispose(error);
    throw error;
  });
  return {ready, dispose: () => dispose()};
}

async function load(
  frame: HTMLIFrameElement,
  directory: string,
  ended: AbortSignal,
  dispose: (reason?: Error) => void,
): Promise<Sandbox> {
  const [port, engine] = await Promise.all([greet(frame, ended), fetchEngine(directory)]);
  ended.throwIfAborted();
  const send = (message: DocumentRequest, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  send({kind: 'load', ...engine}, [engine.compiler, engine.data, ...engine.scripts]);
  const failure = await waitUntilLoaded(port, ended, dispose);
  if (failure !== undefined) {
    // What the browser has kept may be damaged. The next sandbox gets what is there now.
    await fetchEngine(directory, 'reload');
    throw new Error(`The compiler cannot be used: ${failure}`);
  }
  return {
    async run(program) {
      const scripts = await fetchMoreScripts(directory, program);
      ended.throwIfAborted();
      const {port1, port2} = new MessageChannel();
      send({kind: 'run', program, scripts}, [port2, ...scripts]);
      return port1;
    },
    prepare: () => send({kind: 'prepare'}),
    async isAlive() {
      if (ended.aborted) return false;
      send({kind: 'probe'});
      const answer = await waitForEvent(port, ['alive'], ended, MAX_PROBE_MILLISECONDS);
      return answer !== undefined;
    },
    dispose: () => dispose(),
  };
}

/** A host that is told who may show a document is told so of all frames around it. */
function fileFor(network: boolean): string {
  if (network) return NETWORK_SANDBOX_FILE;
  return globalThis.parent === globalThis.self ? SANDBOX_FILE : EMBEDDED_SANDBOX_FILE;
}

/**
 * A frame that may run scripts and nothing else: its origin is opaque, so it shares nothing with the page. Browsers ask the
 * service worker for no document of a frame with the attribute. Without a network it has the document and makes its origin
 * opaque by a header (`src/shell/offline/worker/sandbox.ts`); the attribute follows, for whatever could come into the frame later.
 */
function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const close = () => frame.sandbox.add('allow-scripts');
  if (!navigator.onLine && navigator.serviceWorker?.controller) frame.addEventListener('load', close);
  else close();
  frame.referrerPolicy = 'no-referrer';
  frame.title = 'Where programs of the playground run';
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/**
 * Passes the document a port. The page listens to no window messages at all, so that no other window can send it any. An opaque
 * origin cannot be named as the receiver, but the greeting is of no use to another.
 */
async function greet(frame: HTMLIFrameElement, ended: AbortSignal): Promise<MessagePort> {
  const {port1, port2} = new MessageChannel();
  ended.addEventListener('abort', () => port1.close());
  let isThere = false;
  const send = () => {
    isThere = true;
    frame.contentWindow?.postMessage(GREETING, '*', [port2]);
  };
  frame.addEventListener('load', send, {once: true});
  const answer = await waitForEvent(port1, ['greeted'], ended, MAX_GREETING_MILLISECONDS);
  ended.throwIfAborted();
  if (answer) return port1;
  // What the browser has kept may be an error of the server. The next frame gets what is there now. A server that has sent
  // nothing so far would be waited for once more.
  if (isThere)
    await fetchFile(frame.src, {cache: 'reload', signal: AbortSignal.timeout(MAX_REFETCH_MILLISECONDS)});
  throw new Error(`${frame.src} does not answer`);
}

/**
 * Compiling has no time limit, as a slow machine is not a failure. But the document goes on answering meanwhile; one that
 * does not is disposed of, as the browser has ended its process.
 *
 * @returns why the compiler cannot be used; nothing when it can
 */
async function waitUntilLoaded(
  port: MessagePort,
  ended: AbortSignal,
  dispose: (reason: Error) => void,
): Promise<string | undefined> {
  const loaded = waitForEvent(port, ['loaded', 'unusable'], ended);
  const watchdog = startWatchdog(MAX_SILENT_MILLISECONDS, () =>
    dispose(
      new Error(
        'The sandbox has stopped while the compiler was loading, mostly for lack of memory. Run the program again.',
      ),
    ),
  );
  port.addEventListener('message', watchdog.beat);
  const probing = setInterval(
    () => port.postMessage({kind: 'probe'} satisfies DocumentRequest),
    PROBE_INTERVAL_MILLISECONDS,
  );
  const message = await loaded;
  clearInterval(probing);
  watchdog.end();
  port.removeEventListener('message', watchdog.beat);
  ended.throwIfAborted();
  return message?.kind === 'unusable' ? String(message.message) : undefined;
}

/**
 * Waits for an event of the document.
 *
 * @param limit in milliseconds
 * @returns nothing when the limit is over or the sandbox has ended
 */
function waitForEvent(
  port: MessagePort,
  kinds: readonly DocumentEvent['kind'][],
  ended: AbortSignal,
  limit?: number,
): Promise<DocumentEvent | undefined> {
  return new Promise((resolve) => {
    const finish = (message?: DocumentEvent) => {
      clearTimeout(timer);
      port.removeEventListener('message', listen);
      ended.removeEventListener('abort', giveUp);
      resolve(message);
    };
    const giveUp = () => finish();
    const listen = ({data}: MessageEvent<DocumentEvent | null>) => {
      if (data && kinds.includes(data.kind)) finish(data);
    };
    const timer = limit === undefined ? undefined : setTimeout(finish, limit);
    ended.addEventListener('abort', giveUp);
    port.addEventListener('message', listen);
    port.start();
  });
}
