/**
 * Externs in TypeScript or with ESM syntax. A separate script converts them to CommonJS, as few programs have one. The script
 * and the worker meet in a global variable.
 */

/**
 * Converts a file to CommonJS. Types are left out, not checked.
 *
 * @throws SyntaxError when the file cannot be read
 */
export type Convert = (text: string, path: string) => string;

const SCRIPT_GLOBAL = '__WING_EXTERNS__';

type Scope = {[SCRIPT_GLOBAL]?: Convert};

/** Registers the converter; the script calls it when it is loaded. */
export function offerConverter(convert: Convert): void {
  (globalThis as Scope)[SCRIPT_GLOBAL] = convert;
}

/**
 * @param loadScript loads and runs the script synchronously, as `importScripts` does; called until a converter is registered
 * @throws Error when the script has registered no converter
 */
export function loadConverter(loadScript: () => void): Convert {
  const scope = globalThis as Scope;
  if (!scope[SCRIPT_GLOBAL]) loadScript();
  const convert = scope[SCRIPT_GLOBAL];
  if (!convert) throw new Error('The script that converts externs has not brought its converter.');
  return convert;
}

/** Whether a file is converted whatever is in it. */
export function isConverted(path: string): boolean {
  return /\.(?:[mc]?ts|mjs)$/.test(path);
}

/** Whether a file that failed to compile as CommonJS looks like an ES module. */
export function hasModuleSyntax(text: string): boolean {
  return /^\s*(?:import|export)\b/m.test(text);
}
