/** A CommonJS module as a function, for the module loader and for the script that holds the SDK. */

/** Values that differ from module to module. */
const OWN_PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'] as const;

/** The function that loops of compiled programs call. */
export const TIME_CHECK = '$checkTime';

/** Values that all modules of a process share. */
export const GLOBAL_PARAMETERS = [
  'process',
  'console',
  'Buffer',
  'global',
  'globalThis',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'fetch',
] as const;

/** More of them, for modules of the program. */
export const PROGRAM_PARAMETERS = [
  ...GLOBAL_PARAMETERS,
  'crypto',
  'BroadcastChannel',
  'CryptoKey',
  'SubtleCrypto',
  'URL',
  'structuredClone',
  // What a browser has and Node has not.
  'self',
  'location',
  'navigator',
  'addEventListener',
  'postMessage',
  TIME_CHECK,
] as const;

/** The variables of a packed module that it does not declare, in the order of the function's parameters. */
export const MODULE_PARAMETERS = [...OWN_PARAMETERS, ...GLOBAL_PARAMETERS] as const;

/**
 * Prefix of the first line of a program's module: a function of the shared values that returns one of the module's own. In a
 * scope of their own, a module may declare variables with the names of shared values, as it may in Node.
 */
export const MODULE_START = `(function(${PROGRAM_PARAMETERS.join(',')}){return function(${OWN_PARAMETERS.join(',')}){`;
export const MODULE_END = '\n}})';

export type ModuleFunction = (this: unknown, ...values: readonly unknown[]) => void;

/** Called with the values of `PROGRAM_PARAMETERS`. */
export type ProgramModule = (...values: readonly unknown[]) => ModuleFunction;

/** A packed module, and the paths of the packages that it requires, by their names. */
type PackedModule = readonly [run: ModuleFunction, dependencies: Readonly<Record<string, string>>];

/** The SDK's modules by their absolute paths; under `bare:`, paths of the packages that any module may require. */
export interface PackedModules {
  readonly [path: `/${string}`]: PackedModule;
  readonly 'bare:'?: Readonly<Record<string, string>>;
}

/** The packed module with a path, if there is one. */
export function packedModule(modules: PackedModules, path: string): PackedModule | undefined {
  const key = path as `/${string}`;
  return Object.hasOwn(modules, key) ? modules[key] : undefined;
}
