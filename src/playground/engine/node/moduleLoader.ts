/** Node's CommonJS loader: runs each module once in a process, whether it is packed or a file of the program. */
import path from 'node:path';
import {GLOBAL_PARAMETERS, packedModule} from './moduleFunction';
import type {Machine} from './machine';
import {BUILTIN_PREFIX, createResolver, type Resolve} from './resolver';
import {replaceSdkFunctions} from './sdkReplacements';

export interface Module {
  exports: unknown;
  readonly id: string;
  readonly filename: string;
  readonly paths: readonly string[];
  readonly children: readonly Module[];
  loaded: boolean;
  require?: Require;
}

export interface Require {
  (name: string): unknown;
  resolve(name: string, options?: ResolveOptions): string;
  cache: Record<string, unknown>;
}

interface ResolveOptions {
  /** Folders to search from, one after the other. @default that of the file */
  readonly paths?: readonly string[];
}

interface ModuleLoaderOptions {
  readonly machine: Machine;
  /** Node's own modules, by name without `node:`. */
  readonly builtins: ReadonlyMap<string, () => unknown>;
  /** The globals of the process, in the order of `PROGRAM_PARAMETERS`. */
  readonly globals: readonly unknown[];
  readonly isEnded: () => boolean;
}

export interface ModuleLoader {
  readonly resolve: Resolve;
  /**
   * The exports of a module, which runs unless it has run before.
   *
   * @param id an absolute path, or a result of `resolve`
   */
  load(id: string): unknown;
  /** Whether the module has begun to run. */
  isLoaded(id: string): boolean;
  /** The packed modules that have begun to run, in their order. */
  packedModules(): readonly string[];
  /** The `require` of the file at a path. */
  createRequire(file: string, dependencies?: Readonly<Record<string, string>>): Require;
}

/** What the SDK bundles a function into, see `builtins/esbuild.ts`. */
const BUNDLE = /\.cjs\.bundle\/index\.cjs$/;

export function createModuleLoader({machine, builtins, globals, isEnded}: ModuleLoaderOptions): ModuleLoader {
  const modules = new Map<string, Module>();

  const load = (id: string): unknown => {
    if (id.startsWith(BUILTIN_PREFIX)) return builtins.get(id.slice(BUILTIN_PREFIX.length))?.();
    const known = modules.get(id);
    if (known) return known.exports;
    if (isEnded()) throw new Error('The process has ended.');
    const module: Module = {exports: {}, id, filename: id, paths: [], children: [], loaded: false};
    modules.set(id, module);
    try {
      run(module);
    } catch (error) {
      modules.delete(id);
      throw error;
    }
    module.loaded = true;
    return module.exports;
  };

  /** The bundle that the process runs, in which all modules of the program have one place. */
  let bundle: string | undefined;

  const run = (module: Module): void => {
    const {id} = module;
    if (BUNDLE.test(id)) bundle ??= id;
    const [code, dependencies] = packedModule(machine.sdk, id) ?? [];
    if (!code && id.endsWith('.json')) {
      module.exports = JSON.parse(machine.readText(id));
      return;
    }
    const require = createRequire(id, dependencies);
    module.require = require;
    const place = code ? id : (bundle ?? id);
    const own = [module.exports, require, module, place, path.dirname(place)];
    if (code) code.call(module.exports, ...own, ...globals.slice(0, GLOBAL_PARAMETERS.length));
    else
      machine
        .compileModule(id)(...globals)
        .call(module.exports, ...own);
    replaceSdkFunctions(id, module.exports, machine);
  };

  const createRequire: ModuleLoader['createRequire'] = (file, dependencies) => {
    const folder = path.dirname(file);
    const find = (name: string, from = folder) => resolve({name, folder: from, dependencies});
    const resolveName = (name: string, {paths = [folder]}: ResolveOptions = {}) => {
      const id = firstOf(paths, (from) => find(name, from));
      return id.startsWith(BUILTIN_PREFIX) ? name : id;
    };
    return Object.assign((name: string) => load(find(name)), {resolve: resolveName, cache: {}});
  };

  const packedModules = () => [...modules.keys()].filter((id) => packedModule(machine.sdk, id));

  const resolve = createResolver({
    packed: machine.sdk,
    isFile: (file) => machine.isFile(file),
    isBuiltin: (name) => builtins.has(name),
    readJson: (file) => load(file),
  });

  return {resolve, load, isLoaded: (id) => modules.has(id), packedModules, createRequire};
}

/** What is found for the first folder that has it. @throws the error for the first folder when none has */
function firstOf(folders: readonly string[], find: (folder: string) => string): string {
  let failure: unknown;
  for (const folder of folders) {
    try {
      return find(folder);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}
