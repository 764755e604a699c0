/** What the processes of a run share: the files in memory, the network in memory, and the packed SDK. */
import {createFsFromVolume, type IFs, Volume} from 'memfs';
import {type Fetch, makeFetch, servers} from './http';
import {type Convert, hasModuleSyntax, isConverted} from './externs';
import {MODULE_START, type ModuleFunction, type PackedModules} from './moduleFunction';
import type {Realm} from './realm';

export interface MachineOptions {
  readonly sdk: PackedModules;
  /** Told what a process writes whose own output goes nowhere else. */
  readonly onOutput?: (text: string) => void;
  /**
   * Asked for addresses that are not on this machine.
   *
   * @default refuses
   */
  readonly outside?: Fetch;
  /** Gives what converts externs in TypeScript or with ESM syntax, see `externs.ts`. */
  readonly loadConverter?: () => Convert;
}

interface Compiled {
  readonly text: string;
  readonly run: ModuleFunction;
}

const FIRST_PROCESS_ID = 100;

export class Machine {
  readonly sdk: PackedModules;
  readonly vol = new Volume();
  readonly fs: IFs = createFsFromVolume(this.vol);
  readonly fetch: Fetch;
  readonly onOutput: (text: string) => void;
  /** The processes that run. */
  readonly realms = new Set<Realm>();
  private readonly loadConverter: MachineOptions['loadConverter'];
  private readonly compiled = new Map<string, Compiled>();
  private nextProcessId = FIRST_PROCESS_ID;

  constructor({sdk, onOutput = () => undefined, outside, loadConverter}: MachineOptions) {
    this.sdk = sdk;
    this.onOutput = onOutput;
    this.fetch = makeFetch(outside);
    this.loadConverter = loadConverter;
    this.vol.mkdirSync('/tmp', {recursive: true});
  }

  takeProcessId(): number {
    const id = this.nextProcessId;
    this.nextProcessId += 1;
    return id;
  }

  isFile(path: string): boolean {
    try {
      // Modules are looked for at many places: an error for each would take longer than all else.
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
  compileModule(path: string): ModuleFunction {
    const text = this.readText(path);
    const known = this.compiled.get(path);
    if (known?.text === text) return known.run;
    const run = this.compileText(text, path);
    this.compiled.set(path, {text, run});
    return run;
  }

  /**
   * Hands an error that nobody has caught, as when a promise is rejected, to the process that it comes from. All processes
   * are in one thread, so that the stack of the error alone tells them apart.
   *
   * @returns whether there is such a process
   */
  fail(error: unknown): boolean {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const realm = [...this.realms].reverse().find((candidate) => candidate.isOn(stack));
    realm?.fail(error);
    return realm !== undefined;
  }

  /** Ends all processes and servers. */
  killAll(): void {
    for (const realm of [...this.realms]) realm.dispose();
    servers.clear();
  }

  private compileText(text: string, path: string): ModuleFunction {
    if (isConverted(path)) return toFunction(this.convert(text, path), path);
    try {
      return toFunction(text, path);
    } catch (error) {
      if (!(error instanceof SyntaxError && hasModuleSyntax(text))) throw error;
      return toFunction(this.convert(text, path), path);
    }
  }

  private convert(text: string, path: string): string {
    if (!this.loadConverter)
      throw new Error(`${path}: there is nothing to convert TypeScript or ESM syntax.`);
    return this.loadConverter()(text, path);
  }
}

/** The address `wing:` and the path mark the frames in a stack that lie in the program. */
function toFunction(text: string, path: string): ModuleFunction {
  const body = text.replace(/^#!/, '//');
  // Indirect, so that the module sees nothing of this one.
  return (0, eval)(`${MODULE_START}${body}\n})\n//# sourceURL=wing:${path}`) as ModuleFunction;
}
