import {NETWORK_SANDBOX_FILE, SANDBOX_FILE} from '../engine/fileNames';
import {
  type DocumentEvent,
  GREETING,
  type DocumentRequest,
  type ProgramToRun,
} from '../messages/sandboxMessages';
import {fetchEngine, fetchMoreScripts} from './engineFiles';

/** A sandboxed document that has the engine, and gives each run a worker of its own. */
export interface Sandbox {
  /** Begins a run. @returns its port @throws Error that names the file which cannot be had */
  run(program: ProgramToRun): Promise<MessagePort>;
  /** Makes the worker of the next run ahead of it. */
  prepare(): void;
  /** Whether the document answers. It does not when the browser has ended its process, mostly for lack of memory. */
  isAlive(): Promise<boolean>;
  /** Takes the document out of the page, with all that runs in it. */
  dispose(): void;
}

export interface SandboxPlace {
  /** Address of the engine's files, with a slash at the end. */
  readonly directory: string;
  /** Whether programs may reach the network. */
  readonly network: boolean;
}

/** How long the document may take until it is loaded and its script answers, in milliseconds. */
const GREETING_LIMIT = 20_000;

/** How long a sign of life may take, in milliseconds. */
const PROBE_LIMIT = 5_000;

const sandboxes = new Map<string, Promise<Sandbox>>();

/**
 * The sandbox of the page; it is made when it is asked for first, and again when it was disposed of or did not load.
 *
 * @throws Error that tells what could not be loaded
 */
export function openSandbox(place: SandboxPlace): Promise<Sandbox> {
  const key = JSON.stringify([place.directory, place.network]);
  const known = sandboxes.get(key);
  if (known) return known;
  const forget = () => void sandboxes.delete(key);
  const sandbox = createSandbox(place, forget);
  sandboxes.set(key, sandbox);
  sandbox.catch(forget);
  return sandbox;
}

/** Gives up all sandboxes, for a reader who goes to another part of the site; what runs in them ends. */
export function closeSandboxes(): void {
  for (const sandbox of sandboxes.values()) {
    sandbox.then(
      ({dispose}) => dispose(),
      () => undefined,
    );
  }
}

async function createSandbox({directory, network}: SandboxPlace, forget: () => void): Promise<Sandbox> {
  const frame = createFrame(directory + (network ? NETWORK_SANDBOX_FILE : SANDBOX_FILE));
  try {
    const [port, engine] = await Promise.all([greet(frame), fetchEngine(directory)]);
    const send = (message: DocumentRequest, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    send({kind: 'load', ...engine}, [engine.compiler, engine.data, ...engine.scripts]);
    await loaded(port);
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
        return (await waitFor(port, ['alive'], PROBE_LIMIT)) !== undefined;
      },
      dispose() {
        forget();
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
 * Hands the document a port. The page listens to no messages of windows at all, so nobody can speak in its name. An opaque
 * origin cannot be named as the receiver; what is sent is of no use to another.
 */
async function greet(frame: HTMLIFrameElement): Promise<MessagePort> {
  const {port1, port2} = new MessageChannel();
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(GREETING, '*', [port2]), {
    once: true,
  });
  if (!(await waitFor(port1, ['greeted'], GREETING_LIMIT))) throw new Error(`${frame.src} does not answer`);
  return port1;
}

/** Compiling has no limit of time: a slow machine is no fault. */
async function loaded(port: MessagePort): Promise<void> {
  const message = await waitFor(port, ['loaded', 'unusable']);
  if (message?.kind === 'unusable')
    throw new Error(`The compiler cannot be used: ${String(message.message)}`);
}

/** Waits for a message of the document, for so many milliseconds at most. */
function waitFor(
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
