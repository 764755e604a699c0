/**
 * Node's `child_process.fork`: another process on the same machine, and messages between the two. The simulator runs each
 * function of a program this way.
 */
import {EventEmitter} from 'node:events';
import {PassThrough} from 'node:stream';
import {copyMessage} from './copyMessage';
import {enqueueTask} from './enqueueTask';
import {describeError} from './errorStack';
import {ProcessExit, type RealmProcess} from './processObject';

export interface ForkOptions {
  readonly env?: Readonly<Record<string, unknown>>;
}

/** The process that a child runs in. */
interface ChildRealm {
  readonly process: RealmProcess;
  onExit: ((code: number) => void) | undefined;
  deadline: number;
  load(id: string): unknown;
  run(task: () => unknown): void;
  fail(error: unknown): void;
  dispose(): void;
}

type CreateChildRealm = (options: {
  readonly env: Record<string, string>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}) => ChildRealm;

/** A child as its parent sees it. */
export class ChildProcess extends EventEmitter {
  readonly pid: number;
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly connected = true;
  exitCode: number | null = null;
  private readonly realm: ChildRealm;
  /** Messages that came before the child had started. */
  private inbox: unknown[] | undefined = [];
  /** Messages that the child has not answered: the SDK sends one answer to each. */
  private unanswered = 0;
  private isAlive = true;
  /** Most milliseconds that an answer may take. The SDK sets it, see `sdkReplacements.ts`. */
  callLimit = Infinity;

  /** @param file path of the module that the child runs */
  constructor(createRealm: CreateChildRealm, file: string, {env = {}}: ForkOptions = {}) {
    super();
    this.realm = createRealm({
      env: toEnvironment(env),
      stdout: (text) => void this.stdout.write(text),
      stderr: (text) => void this.stderr.write(text),
    });
    const {process} = this.realm;
    this.pid = process.pid;
    this.realm.onExit = (code) => this.end(code, null);
    process.connected = true;
    process.disconnect = () => undefined;
    process.send = (message) => this.receive(message);
    enqueueTask(() => this.start(file));
  }

  send(message: unknown): boolean {
    const copy = copyMessage(message);
    this.unanswered += 1;
    if (this.inbox) this.inbox.push(copy);
    else enqueueTask(() => this.deliver(copy));
    return true;
  }

  /** Ends the child, whatever the signal. @returns whether it was still there */
  kill(signal = 'SIGTERM'): boolean {
    if (!this.isAlive) return false;
    this.realm.dispose();
    if (signal === 'SIGTERM') this.emitSignal();
    // Before a call that follows: the SDK would take the end of this process for that of the next.
    this.end(null, signal, queueMicrotask);
    return true;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  disconnect(): void {}

  private start(file: string): void {
    if (!this.isAlive || !this.load(file)) return;
    const messages = this.inbox ?? [];
    this.inbox = undefined;
    for (const message of messages) this.deliver(message);
  }

  /** @returns whether the child runs on after its module has been loaded */
  private load(file: string): boolean {
    const {realm} = this;
    try {
      realm.load(file);
    } catch (error) {
      if (error instanceof ProcessExit) return false;
      if (realm.process.listenerCount('uncaughtException') === 0) {
        this.writeError(error);
        this.end(1, null);
        return false;
      }
      realm.fail(error);
    }
    return true;
  }

  private deliver(message: unknown): void {
    if (!this.isAlive) return;
    this.realm.deadline = performance.now() + this.callLimit;
    for (const listener of this.realm.process.listeners('message'))
      this.realm.run(() => (listener as (message: unknown) => void)(message));
  }

  /** A message from the child. */
  private receive(message: unknown): boolean {
    // The loop has ended too late; its parent has yet to notice.
    if (performance.now() > this.realm.deadline) return true;
    this.realm.deadline = Infinity;
    const copy = copyMessage(message);
    // The SDK drops an error that comes when it waits for no answer, such as one from a timer.
    if (this.unanswered === 0 && isFailure(copy)) this.writeError(copy.reason);
    this.unanswered = Math.max(0, this.unanswered - 1);
    enqueueTask(() => {
      if (this.isAlive) this.emit('message', copy);
    });
    return true;
  }

  private emitSignal(): void {
    try {
      this.realm.process.emit('SIGTERM');
    } catch {
      // The child has ended already, so its error has no process to go to.
    }
  }

  private end(code: number | null, signal: string | null, later = enqueueTask): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    later(() => {
      this.realm.process.emit('exit', code);
      this.realm.dispose();
      this.stdout.end();
      this.stderr.end();
      this.exitCode = code;
      this.emit('exit', code, signal);
      this.emit('close', code, signal);
    });
  }

  private writeError(error: unknown): void {
    this.stderr.write(`${describeError(error)}\n`);
  }
}

/** The form in which the SDK sends an error from a child. */
function isFailure(message: unknown): message is {readonly reason: unknown} {
  return (message as {readonly type?: unknown} | null)?.type === 'error';
}

function toEnvironment(env: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
