/** Modules of which programs and packages use next to nothing. */
import nodePath from 'node:path';
import {StringDecoder} from 'node:string_decoder';
import {unsupportedFunctions} from './unsupportedFunctions';

export const constants = {};
export const inspector = {url: () => undefined};
const WIN32 =
  'basename dirname extname format isAbsolute join normalize parse relative resolve toNamespacedPath';
export const path = {
  ...nodePath,
  posix: nodePath,
  win32: {
    sep: '\\',
    delimiter: ';',
    ...unsupportedFunctions('path.win32', WIN32, 'there is no Windows in the playground'),
  },
};
/** The classes that a browser has as well, by the names of its globals. */
const PERFORMANCE_CLASSES = [
  '',
  'Entry',
  'Mark',
  'Measure',
  'Observer',
  'ObserverEntryList',
  'ResourceTiming',
].map((kind) => `Performance${kind}`);
export const perfHooks = {
  performance: globalThis.performance,
  ...Object.fromEntries(
    PERFORMANCE_CLASSES.map((name) => [name, (globalThis as unknown as Record<string, unknown>)[name]]),
  ),
};
export const stringDecoder = {StringDecoder};
export const tty = {isatty: () => false};
export const v8 = {};
