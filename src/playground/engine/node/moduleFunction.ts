/** The form of a CommonJS module as a function: shared by the loader and by what packs the SDK into a script. */

/** What each module has for itself. */
const OWN_PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'] as const;

/** What all modules of a process share. */
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

/** Names that a module finds without asking for them, in the order of the function's parameters. */
export const MODULE_PARAMETERS = [...OWN_PARAMETERS, ...GLOBAL_PARAMETERS] as const;

/** Stands before the text of a module, on its first line. */
export const MODULE_START = `(function(${MODULE_PARAMETERS.join(',')}){`;

export type ModuleFunction = (this: unknown, ...values: readonly unknown[]) => void;

/** A packed module, and the paths of the modules that it asks for by a name which is no path. */
export type PackedModule = readonly [run: ModuleFunction, dependencies: Readonly<Record<string, string>>];

/** The SDK's modules by their absolute paths; under `bare:`, those that any module may ask for, by name. */
export interface PackedModules {
  readonly [path: `/${string}`]: PackedModule;
  readonly 'bare:'?: Readonly<Record<string, string>>;
}

/** The module of a path, when it is packed. */
export function packedModule(modules: PackedModules, path: string): PackedModule | undefined {
  const key = path as `/${string}`;
  return Object.hasOwn(modules, key) ? modules[key] : undefined;
}
