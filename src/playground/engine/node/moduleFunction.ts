/** A CommonJS module as a function, for the module loader and for the script that holds the SDK. */

/** Values that differ from module to module. */
const OWN_PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'] as const;

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

/** The variables of a module that it does not declare, in the order of the function's parameters. */
export const MODULE_PARAMETERS = [...OWN_PARAMETERS, ...GLOBAL_PARAMETERS] as const;

/** Prefix of a module's first line. */
export const MODULE_START = `(function(${MODULE_PARAMETERS.join(',')}){`;

export type ModuleFunction = (this: unknown, ...values: readonly unknown[]) => void;

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
