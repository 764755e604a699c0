/**
 * Modules that each process has for itself, one line each: a function of the process, under the name that a program requires.
 */
export {createChildProcessModule as child_process} from './childProcess';
export {getFs as fs, getFsPromises as 'fs/promises'} from './fs';
export {createHttp as http, createHttps as https} from './http';
export {createJiti as jiti} from './jiti';
export {createNetModule as net} from './net';
export {getTimers as timers, createTimersPromises as 'timers/promises'} from './timers';
export {getProcess as process} from './process';
