/**
 * Externs in TypeScript or with ESM syntax. They are converted to CommonJS by a script of its own, which is loaded with the
 * first of them: few programs have one.
 */

/**
 * Converts a file to CommonJS. Types are left out, not checked.
 *
 * @throws SyntaxError when the file cannot be read
 */
export type Convert = (text: string, path: string) => string;

const SCRIPT_GLOBAL = '__WING_EXTERNS__';

type Scope = {[SCRIPT_GLOBAL]?: Convert};

/** Called by the script when it is loaded. */
export function offerConverter(convert: Convert): void {
  (globalThis as Scope)[SCRIPT_GLOBAL] = convert;
}

/**
 * @param loadScript loads and runs the script before it returns, as `importScripts` does; not called again once it has
 * @throws Error when the script did not bring a converter
 */
export function loadConverter(loadScript: () => void): Convert {
  const scope = globalThis as Scope;
  if (!scope[SCRIPT_GLOBAL]) loadScript();
  const convert = scope[SCRIPT_GLOBAL];
  if (!convert) throw new Error('The script that converts externs has not brought its converter.');
  return convert;
}

/** Whether a file is always converted. */
export function isConverted(path: string): boolean {
  return /\.(?:[mc]?ts|mjs)$/.test(path);
}

/** Whether a file that is no valid CommonJS module looks like an ES module. */
export function hasModuleSyntax(text: string): boolean {
  return /^\s*(?:import|export)\b/m.test(text);
}
