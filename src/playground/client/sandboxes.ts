import {NETWORK_SANDBOX_FILE, SANDBOX_FILE} from '../engine/fileNames';
import {
  type DocumentEvent,
  GREETING,
  type DocumentRequest,
  type ProgramToRun,
} from '../messages/sandboxMessages';
import {fetchEngine, fetchMoreScripts} from './engineFiles';

/** A sandboxed document that holds the engine and gives each run its own worker. */
export interface Sandbox {
  /** Starts a run. @returns its port @throws Error that names the file which cannot be fetched */
  run(program: ProgramToRun): Promise<MessagePort>;
  /** Creates the worker of the next run in advance. */
  prepare(): void;
  /** Whether the document responds. It does not if the browser has ended its process, mostly for lack of memory. */
  isAlive(): Promise<boolean>;
  /** Removes the document from the page, and with it everything that runs there. */
  dispose(): void;
}

interface SandboxOptions {
  /** Address of the engine's files, with a slash at the end. */
  readonly directory: string;
  /** Whether programs may reach the network. */
  readonly network: boolean;
}

/** How long the document may take to load and to respond to the greeting. */
const MAX_GREETING_MILLISECONDS = 20_000;

/** How long the document may take to respond to a probe. */
const MAX_PROBE_MILLISECONDS = 5_000;

/** The sandboxes of a page: one without and one with the network, for each engine. */
interface Sandboxes {
  readonly open: OpenSandbox;
  /** Removes all of them, for a visitor who goes to another part of the site; what runs in them ends. */
  close(): void;
}

/**
 * Returns the sandbox. It is created by the first call, and again when it was disposed of or did not load.
 *
 * @throws Error that names what could not be loaded
 */
export type OpenSandbox = (options: SandboxOptions) => Promise<Sandbox>;

export function createSandboxes(): Sandboxes {
  const opened = new Map<string, Promise<Sandbox>>();
  return {
    open(options) {
      const key = JSON.stringify([options.directory, options.network]);
      const known = opened.get(key);
      if (known) return known;
      const forget = () => {
        if (opened.get(key) === sandbox) opened.delete(key);
      };
      const sandbox = createSandbox(options, forget);
      opened.set(key, sandbox);
      sandbox.catch(forget);
      return sandbox;
    },
    close() {
      for (const sandbox of opened.values()) {
        sandbox.then(
          ({dispose}) => dispose(),
          () => undefined,
        );
      }
    },
  };
}

async function createSandbox({directory, network}: SandboxOptions, onDispose: () => void): Promise<Sandbox> {
  const frame = createFrame(directory + (network ? NETWORK_SANDBOX_FILE : SANDBOX_FILE));
  try {
    const [port, engine] = await Promise.all([greet(frame), fetchEngine(directory)]);
    const send = (message: DocumentRequest, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    send({kind: 'load', ...engine}, [engine.compiler, engine.data, ...engine.scripts]);
    await waitUntilLoaded(port);
    return {
      async run(program) {
        const scripts = await fetchMoreScripts(directory, program.files);
        const {port1, port2} = new MessageChannel();
        send({kind: 'run', program, scripts}, [port2, ...scripts]);
        return port1;
      },
      prepare: () => send({kind: 'prepare'}),
      async isAlive() {
        send({kind: 'probe'});
        return (await waitForEvent(port, ['alive'], MAX_PROBE_MILLISECONDS)) !== undefined;
      },
      dispose() {
        onDispose();
        port.close();
        frame.remove();
      },
    };
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** A frame that may run scripts and nothing else: its origin is opaque, so it shares nothing with the page. */
function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
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
async function greet(frame: HTMLIFrameElement): Promise<MessagePort> {
  const {port1, port2} = new MessageChannel();
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(GREETING, '*', [port2]), {
    once: true,
  });
  if (!(await waitForEvent(port1, ['greeted'], MAX_GREETING_MILLISECONDS)))
    throw new Error(`${frame.src} does not answer`);
  return port1;
}

/** Compiling has no time limit: a slow machine is not a failure. */
async function waitUntilLoaded(port: MessagePort): Promise<void> {
  const message = await waitForEvent(port, ['loaded', 'unusable']);
  if (message?.kind === 'unusable')
    throw new Error(`The compiler cannot be used: ${String(message.message)}`);
}

/** Waits for an event of the document, at most `limit` milliseconds. */
function waitForEvent(
  port: MessagePort,
  kinds: readonly DocumentEvent['kind'][],
  limit?: number,
): Promise<DocumentEvent | undefined> {
  return new Promise((resolve) => {
    const finish = (message?: DocumentEvent) => {
      clearTimeout(timer);
      port.removeEventListener('message', listen);
      resolve(message);
    };
    const listen = ({data}: MessageEvent<DocumentEvent | null>) => {
      if (data && kinds.includes(data.kind)) finish(data);
    };
    const timer = limit === undefined ? undefined : setTimeout(finish, limit);
    port.addEventListener('message', listen);
    port.start();
  });
}
