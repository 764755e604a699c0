/** Modules of which programs and packages use next to nothing. */
import nodePath from 'node:path';
import {StringDecoder} from 'node:string_decoder';

export const constants = {};
export const inspector = {url: () => undefined};
// There is no Windows here.
export const path = {...nodePath, posix: nodePath, win32: nodePath};
export const perfHooks = {performance: globalThis.performance};
export const stringDecoder = {StringDecoder};
export const tty = {isatty: () => false};
export const v8 = {};
