/** The computer of a run, which its processes share: files and a network in memory, and the packed SDK. */
import {createFsFromVolume, type IFs, Volume} from 'memfs';
import {type Convert, hasModuleSyntax, isConverted} from './externs';
import {createFetch, type Fetch} from './http/fetch';
import {Network} from './http/network';
import {MODULE_END, MODULE_START, type PackedModules, type ProgramModule, TIME_CHECK} from './moduleFunction';

export interface MachineOptions {
  readonly sdk: PackedModules;
  /** Called with the output of processes that have none of their own. */
  readonly onOutput?: (text: string) => void;
  /** The `fetch` for other hosts than this machine. @default throws an `UnsupportedFeatureError` */
  readonly outside?: Fetch;
  /** The converter of externs in TypeScript or with ESM syntax, if it is loaded, see `externs.ts`. */
  readonly findConverter?: () => Convert | undefined;
}

/** A process, as its machine knows it. */
export interface MachineProcess {
  /** Whether the process has loaded the module at a path. */
  hasLoaded(path: string): boolean;
  /** Handles an error that nothing in the process has caught. */
  fail(error: unknown): void;
  dispose(): void;
}

interface Compiled {
  readonly text: string;
  readonly run: ProgramModule;
}

const FIRST_PROCESS_ID = 100;
/** Modules of the program are compiled under this name, see `toFunction`. */
const PLACE = /\bwing:(\/.+?):\d+:\d+/g;

/** Inflight code that the compiler has written, with a loop on a line of its own; texts have no line ends there. */
const COMPILED = /\/\.wing\/inflight\.[^/]*\.cjs$/;
const LOOP = /^\s*(?:while|for) \(.*\) \{$/gm;

export class Machine {
  readonly sdk: PackedModules;
  readonly vol = new Volume();
  readonly fs: IFs = createFiles(this.vol);
  readonly network = new Network();
  readonly fetch: Fetch;
  readonly onOutput: (text: string) => void;
  /** The processes that run. */
  readonly processes = new Set<MachineProcess>();
  private readonly findConverter: MachineOptions['findConverter'];
  private readonly compiled = new Map<string, Compiled>();
  private nextProcessId = FIRST_PROCESS_ID;

  constructor({sdk, onOutput = () => undefined, outside, findConverter}: MachineOptions) {
    this.sdk = sdk;
    this.onOutput = onOutput;
    this.fetch = createFetch(this.network, outside);
    this.findConverter = findConverter;
    this.vol.mkdirSync('/tmp', {recursive: true});
  }

  takeProcessId(): number {
    const id = this.nextProcessId;
    this.nextProcessId += 1;
    return id;
  }

  isFile(path: string): boolean {
    try {
      // Modules are looked for in many places: an error for each would take longer than everything else.
      return this.fs.statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
    } catch {
      return false;
    }
  }

  /** @throws Error as `fs.readFileSync` does */
  readText(path: string): string {
    return String(this.fs.readFileSync(path, 'utf8'));
  }

  /**
   * The function of a module of the program. Modules are compiled once for all processes, as long as their text is the same.
   *
   * @throws SyntaxError when the file cannot be read as JavaScript or TypeScript
   */
  compileModule(path: string): ProgramModule {
    const text = this.readText(path);
    const known = this.compiled.get(path);
    if (known?.text === text) return known.run;
    const run = this.compileText(text, path);
    this.compiled.set(path, {text, run});
    return run;
  }

  /**
   * Passes an error that nothing has caught, such as that of a rejected promise, to the process that it comes from. All
   * processes are in one thread and a browser does not say whose promise it was, so the modules on the error's stack decide.
   *
   * @returns whether there is such a process
   */
  fail(error: unknown): boolean {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const paths = [...stack.matchAll(PLACE)].map(([, path]) => path!);
    const owner = [...this.processes]
      .reverse()
      .find((process) => paths.some((path) => process.hasLoaded(path)));
    owner?.fail(error);
    return owner !== undefined;
  }

  /** Ends all processes and servers. */
  killAll(): void {
    for (const process of [...this.processes]) process.dispose();
    this.network.close();
  }

  private compileText(text: string, path: string): ProgramModule {
    if (COMPILED.test(path)) return toFunction(text.replace(LOOP, `$&${TIME_CHECK}();`), path);
    if (isConverted(path)) return toFunction(this.convert(text, path), path);
    try {
      return toFunction(text, path);
    } catch (error) {
      if (!(error instanceof SyntaxError && hasModuleSyntax(text))) throw error;
      return toFunction(this.convert(text, path), path);
    }
  }

  private convert(text: string, path: string): string {
    const convert = this.findConverter?.();
    if (!convert) throw new Error(`${path}: there is nothing to convert TypeScript or ESM syntax.`);
    return convert(text, path);
  }
}

function createFiles(volume: Volume): IFs {
  const files = createFsFromVolume(volume);
  const {existsSync, promises} = files;
  const {open} = promises;
  // The handle of Node 20 accepts each negative position, as the current one. That of `memfs` accepts -1 alone.
  promises.open = async (...options) => {
    const handle = await open(...options);
    const read = handle.read.bind(handle);
    handle.read = (buffer, offset, length, position) =>
      read(buffer, offset, length, typeof position === 'number' && position < 0 ? -1 : position);
    return handle;
  };
  // For `memfs`, no path at all is the current folder.
  return Object.assign(files, {existsSync: (path: string) => path !== '' && existsSync(path)});
}

/** The address `wing:` with the path marks the frames of a stack that are in the program. */
function toFunction(text: string, path: string): ProgramModule {
  const body = text.replace(/^#!/, '//');
  // An indirect eval, so that the module sees no variable of this one.
  return (0, eval)(`${MODULE_START}${body}${MODULE_END}\n//# sourceURL=wing:${path}`) as ProgramModule;
}
