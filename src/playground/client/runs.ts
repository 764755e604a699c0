import {MissingFileError} from '../../lib/fetchFile';
import {Refusal} from '../../lib/entrance/refusal';
import {createPendingRequests} from '../../lib/pendingRequests';
import type {LiveRequest, ProgramToRun, RunCommand} from '../messages/sandboxMessages';
import {
  kindOf,
  type LiveResponse,
  readHttpResponse,
  readRunMessage,
  type RunMessage,
} from '../messages/runMessages';
import type {HttpResponse, RunEnd, RunError, RunEvent, Stage} from '../messages/runEvents';
import {createEventFilter} from './eventFilter';
import {ProgramError} from './errors';
import type {Run, RunOptions} from './run';
import type {Sandbox} from './sandbox';
import {createSandboxes, type OpenSandbox} from './sandboxes';
import {startWatchdog, type Watchdog} from '../../lib/watchdog';

/** A compilation or a test that takes longer without a pause is hardly one that ends. */
export const WATCHDOG_MILLISECONDS = 10_000;

/** The words of browsers for an error due to lack of memory. */
const NO_MEMORY = /out of memory|allocation failed|heap limit/i;

/** The runs of a page, and the sandboxes that they happen in. */
export interface Runs {
  /**
   * Runs a program in its own worker, inside a sandboxed document. The run ends by itself, by `stop`, when the visitor leaves
   * the page, when its thread is busy for too long, or when it needs more memory than there is.
   */
  start(options: RunOptions): Run;
  /** Loads what runs need, and creates the worker of the next run. Errors are reported by that run. */
  prepare(directory: string): void;
  /** Removes all sandboxes, which ends the runs in them. */
  close(): void;
}

export function createRuns(sandboxes = createSandboxes()): Runs {
  return {
    start: (options) => new SandboxedRun(options, sandboxes.open),
    prepare: (directory) => void sandboxes.open({directory, network: false}).catch(() => undefined),
    close: sandboxes.close,
  };
}

const ENDED = 'The run has ended.';

type State =
  /** The sandbox loads, or the worker starts. */
  | {readonly kind: 'opening'}
  | {
      readonly kind: 'running';
      readonly sandbox: Sandbox;
      readonly port: MessagePort;
      readonly watchdog: Watchdog;
    }
  | {readonly kind: 'ended'};

class SandboxedRun implements Run {
  readonly done: Promise<void>;
  private state: State = {kind: 'opening'};
  private stage: Stage = 'loading';
  private settle!: () => void;
  private readonly requests = createPendingRequests();
  private readonly filter = createEventFilter((event) => this.report(event));

  constructor(
    private readonly options: RunOptions,
    open: OpenSandbox,
  ) {
    this.done = new Promise((resolve) => (this.settle = resolve));
    window.addEventListener('pagehide', this.stop);
    // The caller has the run before the first event.
    void Promise.resolve()
      .then(() => this.begin(open))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        this.fail(message, 'itself', error instanceof MissingFileError);
      });
  }

  readonly stop = (): void => this.end('stop');

  call(path: string, method: string, args: readonly unknown[]): Promise<unknown> {
    return this.requests.add((id) => this.send({kind: 'call', id, path, method, args}));
  }

  async request(url: string, init: object): Promise<HttpResponse> {
    return readHttpResponse(await this.requests.add((id) => this.send({kind: 'request', id, url, init})));
  }

  private async begin(open: OpenSandbox): Promise<void> {
    const {directory, files, entry, mode, clouds, cloudSettings, network, watchdogMilliseconds} =
      this.options;
    const forClouds = {...(clouds && {clouds}), ...(cloudSettings && {cloudSettings})};
    const program: ProgramToRun = {files, entry, mode, network, ...forClouds};
    this.report({kind: 'stage', stage: this.stage});
    const sandbox = await open({directory, network});
    if (this.state.kind === 'ended') return;
    const port = await sandbox.run(program);
    if (this.hasEnded()) return stopWorker(port, sandbox);
    const watchdog = startWatchdog(
      watchdogMilliseconds ?? WATCHDOG_MILLISECONDS,
      () => void this.endSilent(sandbox),
    );
    this.state = {kind: 'running', sandbox, port, watchdog};
    port.onmessage = ({data}: MessageEvent<unknown>) => {
      try {
        this.receive(readRunMessage(data));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.filter({kind: 'refused', of: kindOf(data), reason: error.message});
      }
    };
  }

  /** `await` may have changed the state, which TypeScript does not know. */
  private hasEnded(): boolean {
    return this.state.kind === 'ended';
  }

  private receive(message: RunMessage): void {
    switch (message.kind) {
      case 'heartbeat':
        if (this.state.kind === 'running') this.state.watchdog.beat();
        return;
      case 'response':
        return this.settleRequest(message);
      case 'ended':
        return this.end('itself');
      case 'flood':
        return this.fail('The program sends more messages than a page can take.', 'watchdog');
      case 'broken':
        if (NO_MEMORY.test(message.message)) return this.end('memory');
        return this.fail(`The run has stopped: ${message.message}`);
      case 'test':
        return this.filter({...message, ...(message.error && {error: this.inProgram(message.error)})});
      case 'failed':
        return this.filter({...message, error: this.inProgram(message.error)});
      default:
        this.filter(message);
    }
  }

  /** An error with the frames that name a file of the program: the page leads to no others. */
  private inProgram({message, frames}: RunError): RunError {
    return {message, frames: frames.filter(({file}) => Object.hasOwn(this.options.files, file))};
  }

  private settleRequest({id, value, error}: LiveResponse): void {
    if (error) this.requests.reject(id, new ProgramError(this.inProgram(error)));
    else this.requests.resolve(id, value);
  }

  private send(command: LiveRequest): void {
    if (this.state.kind === 'ended') throw new Error(ENDED);
    if (this.state.kind === 'opening') throw new Error('The program does not run yet.');
    this.state.port.postMessage(command);
  }

  private report(event: RunEvent): void {
    if (this.state.kind === 'ended') return;
    if (event.kind === 'stage') this.stage = event.stage;
    this.options.onEvent(event);
  }

  private fail(message: string, by: RunEnd = 'itself', isOutdated = false): void {
    const error = {message, frames: []};
    this.report({kind: 'failed', stage: this.stage, error, ...(isOutdated && {isOutdated})});
    this.end(by);
  }

  /** The watchdog has found the run silent: its thread is busy, or the browser has ended the document. */
  private async endSilent({isAlive, dispose}: Sandbox): Promise<void> {
    if (await isAlive()) return this.end('watchdog');
    dispose();
    this.end('memory');
  }

  private end(by: RunEnd): void {
    const {state} = this;
    if (state.kind === 'ended') return;
    this.state = {kind: 'ended'};
    window.removeEventListener('pagehide', this.stop);
    this.requests.rejectAll(new Error(ENDED));
    if (state.kind === 'running') {
      state.watchdog.end();
      stopWorker(state.port, state.sandbox);
    }
    this.options.onEvent({kind: 'ended', by});
    this.settle();
  }
}

/** Ends the worker. Its document then prepares the next run, or is removed if it does not respond. */
function stopWorker(port: MessagePort, {isAlive, prepare, dispose}: Sandbox): void {
  port.postMessage({kind: 'stop'} satisfies RunCommand);
  port.close();
  isAlive()
    .then((alive) => (alive ? prepare() : dispose()))
    .catch(dispose);
}
