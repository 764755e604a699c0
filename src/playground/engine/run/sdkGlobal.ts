/** The global variable in which the script with the SDK leaves its modules for the runner. */
import type {PackedModules} from '../node/moduleFunction';

export const SDK_GLOBAL = '__WING_SDK__';

/** @throws Error when the script has not run */
export function readPackedSdk(): PackedModules {
  const modules = (globalThis as {readonly [SDK_GLOBAL]?: PackedModules})[SDK_GLOBAL];
  if (!modules) throw new Error('The script with the SDK has not been loaded.');
  return modules;
}
