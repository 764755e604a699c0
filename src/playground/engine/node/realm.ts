/**
 * A process of Node without a process: modules, globals, timers and output of its own, in the same thread as all others.
 * A change to a built-in prototype of JavaScript is visible in all of them.
 */
import {PROJECT_FOLDER} from '../projectFolder';
import {createBuiltins} from './builtins';
import {createConsole, type RealmConsole} from './consoleObject';
import {describeError} from './errorStack';
import {ChildProcess} from './fork';
import type {Fetch} from './http/fetch';
import type {Machine, MachineProcess} from './machine';
import {createModuleLoader, type ModuleLoader, type Require} from './moduleLoader';
import {createProcess, ProcessExit, type RealmProcess} from './processObject';
import {createGlobals} from './realmGlobals';
import {runTask} from './ticks';
import {createTimers, type RealmTimers} from './timers';

export interface RealmOptions {
  readonly env?: Record<string, string>;
  /** @default `PROJECT_FOLDER` */
  readonly cwd?: string;
  readonly argv?: readonly string[];
  /** @default to the machine */
  readonly stdout?: (text: string) => void;
  /** @default to the machine */
  readonly stderr?: (text: string) => void;
}

export class Realm implements MachineProcess {
  readonly machine: Machine;
  readonly process: RealmProcess;
  readonly console: RealmConsole;
  readonly timers: RealmTimers;
  readonly global: object;
  /** Called when the program calls `process.exit`. */
  onExit: ((code: number) => void) | undefined;
  disposed = false;
  /** When the call ends that this process answers, as `performance.now` counts. */
  deadline = Infinity;
  private readonly modules: ModuleLoader;

  constructor(
    machine: Machine,
    {
      env = {},
      cwd = PROJECT_FOLDER,
      argv = [],
      stdout = machine.onOutput,
      stderr = machine.onOutput,
    }: RealmOptions = {},
  ) {
    this.machine = machine;
    const run = (task: () => unknown) => this.run(task);
    this.timers = createTimers(run);
    this.process = createProcess({
      environment: env,
      folder: cwd,
      argv,
      pid: machine.takeProcessId(),
      onOutput: stdout,
      onErrors: stderr,
      onExit: (code) => this.onExit?.(code),
      run,
    });
    this.console = createConsole({
      output: (text) => void this.process.stdout.write(text),
      errors: (text) => void this.process.stderr.write(text),
      warn: (text) => this.process.emitWarning(text),
    });
    const globals = createGlobals({
      process: this.process,
      console: this.console,
      timers: this.timers.functions,
      fetch: this.createFetch(),
      checkTime: createTimeCheck(() => this.deadline),
    });
    this.global = globals.global;
    this.modules = createModuleLoader({
      machine,
      builtins: createBuiltins({
        machine,
        process: this.process,
        timers: this.timers.functions,
        fork: (file, options) => new ChildProcess((child) => this.createSibling(child), file, options),
        createRequire: (file) => this.createRequire(file),
      }),
      globals: globals.values,
      isEnded: () => this.disposed,
    });
    machine.processes.add(this);
  }

  /** The exports of the module at a path, which runs unless it has run before. @throws what the module throws */
  load(id: string): unknown {
    return this.modules.load(id);
  }

  createRequire(file: string): Require {
    return this.modules.createRequire(file);
  }

  /** Another process on the same machine. */
  createSibling(options: RealmOptions): Realm {
    return new Realm(this.machine, options);
  }

  /** Runs a task. Its errors, also those of a promise, are uncaught errors of this process. Does nothing once it has ended. */
  run(task: () => unknown): void {
    if (this.disposed) return;
    try {
      const result = runTask(task);
      if (isPromise(result)) result.then(undefined, (reason: unknown) => this.fail(toRejectionError(reason)));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Emits an uncaught error to the program, or writes it when the program does not listen. */
  fail(error: unknown): void {
    if (this.disposed || error instanceof ProcessExit) return;
    if (this.process.listenerCount('uncaughtException') > 0) {
      this.process.emit('uncaughtException', error);
    } else {
      this.process.stderr.write(`${describeError(error)}\n`);
    }
  }

  hasLoaded(path: string): boolean {
    return this.modules.isLoaded(path);
  }

  /** The SDK's modules that the process has loaded, in the order in which they began to run. */
  packedModules(): readonly string[] {
    return this.modules.packedModules();
  }

  /** Ends the process: none of its timers runs any more. */
  dispose(): void {
    this.disposed = true;
    this.timers.end();
    this.machine.processes.delete(this);
  }

  private createFetch(): Fetch {
    // A process that has ended never gets its response.
    return (...call) => (this.disposed ? new Promise<never>(() => undefined) : this.machine.fetch(...call));
  }
}

/** How many rounds of a loop pass between two looks at the clock. */
const ROUNDS = 64;

/**
 * A function that every round of a loop calls. All processes share a thread, so nobody else can end a loop that takes too long.
 *
 * @throws ProcessExit after the deadline; the timer of the parent, which is due by then, ends the process
 */
function createTimeCheck(deadline: () => number): () => void {
  let rounds = 0;
  let isLate = false;
  return () => {
    rounds = (rounds + 1) % ROUNDS;
    if (rounds === 0) isLate = performance.now() > deadline();
    // A loop that catches the error is in a loop that does not, or ends.
    if (isLate) throw new ProcessExit(1);
  };
}

// prose-ok inside of: these are Node's words
const NOT_CAUGHT =
  'This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason';

/** The error of Node for a promise that was rejected with something else than an error. */
function toRejectionError(reason: unknown): unknown {
  if (reason instanceof Error) return reason;
  const isObject = typeof reason === 'object' && reason !== null;
  const text = isObject ? `#<${reason.constructor?.name ?? 'Object'}>` : String(reason);
  const error = new Error(`${NOT_CAUGHT} "${text}".`);
  return Object.assign(error, {name: 'UnhandledPromiseRejection', code: 'ERR_UNHANDLED_REJECTION'});
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';
}
