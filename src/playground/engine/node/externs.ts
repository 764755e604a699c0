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

/** Registers the converter; its script calls it. */
export function registerConverter(convert: Convert): void {
  (globalThis as Scope)[SCRIPT_GLOBAL] = convert;
}

/** The converter, if its script has been loaded. */
export function findConverter(): Convert | undefined {
  return (globalThis as Scope)[SCRIPT_GLOBAL];
}

/** Whether a file is converted whatever is in it. */
export function isConverted(path: string): boolean {
  return /\.(?:[mc]?ts|mjs)$/.test(path);
}

/** Whether a file that failed to compile as CommonJS looks like an ES module. */
export function hasModuleSyntax(text: string): boolean {
  return /^\s*(?:import|export)\b/m.test(text);
}
