/** The global variables of a process: properties of its global object, and parameters of its modules. */
import {Buffer} from './builtins/buffer';
import {urlModule} from './builtins/url';
import {unsupportedFunctions} from './builtins/unsupportedFunctions';
import {CryptoKey, SubtleCrypto, webCrypto} from './builtins/webCrypto';
import type {Fetch} from './http/fetch';
import type {RealmConsole} from './consoleObject';
import {PROGRAM_PARAMETERS, TIME_CHECK} from './moduleFunction';
import type {RealmProcess} from './processObject';
import type {TimerFunctions} from './timers';

interface GlobalsOptions {
  readonly process: RealmProcess;
  readonly console: RealmConsole;
  readonly timers: TimerFunctions;
  readonly fetch: Fetch;
  /** Called in each round of a loop of the program. */
  readonly checkTime: () => void;
}

interface RealmGlobals {
  readonly global: object;
  /** In the order of `PROGRAM_PARAMETERS`. */
  readonly values: readonly unknown[];
}

/** Functions and values of a browser's worker that Node does not have. */
const BROWSER_ONLY =
  'self addEventListener removeEventListener dispatchEvent postMessage reportError close importScripts name'.split(
    ' ',
  );
/** Taken from the browser, and bound to its global object, without which they throw. */
const BOUND = ['atob', 'btoa', 'queueMicrotask'] as const;

export function createGlobals({process, console, timers, fetch, checkTime}: GlobalsOptions): RealmGlobals {
  const global = Object.create(globalThis) as object;
  const real = globalThis as unknown as Record<string, unknown>;
  const own: Record<string, unknown> = {
    ...timers,
    process,
    console,
    Buffer,
    URL: urlModule.URL,
    fetch,
    global,
    globalThis: global,
    structuredClone: cloneStructured,
    CryptoKey,
    SubtleCrypto,
    ...unsupportedFunctions('global', 'BroadcastChannel', 'a program in the playground has one thread'),
    ...Object.fromEntries(BOUND.map((name) => [name, (real[name] as () => unknown).bind(globalThis)])),
  };
  // An assignment would call the setters of the browser's global object, and its getters refuse another one.
  for (const name of hiddenNames()) define(global, name, undefined, false);
  define(global, 'performance', performance, false);
  define(global, 'crypto', webCrypto, false);
  for (const [name, value] of Object.entries(own)) define(global, name, value, true);
  const values: Record<string, unknown> = {...own, crypto: webCrypto, [TIME_CHECK]: checkTime};
  return {global, values: PROGRAM_PARAMETERS.map((name) => values[name])};
}

let hidden: readonly string[] | undefined;

/** What a program does not see: each function runs in a process of its own, so they are looked for once in a worker. */
function hiddenNames(): readonly string[] {
  return (hidden ??= [...BROWSER_ONLY, ...listGetters()]);
}

/** The properties of the browser's global object that are read with a function, such as `navigator`. */
function listGetters(): readonly string[] {
  const names: string[] = [];
  for (let part: unknown = globalThis; part !== null; part = Object.getPrototypeOf(part)) {
    for (const [name, {get}] of Object.entries(Object.getOwnPropertyDescriptors(part as object)))
      if (get && name !== '__proto__') names.push(name);
  }
  return names;
}

const BROWSERS_PREFIX = /^Failed to execute 'structuredClone' on '\w+': /;

/** @throws DOMException with Node's message for a value that cannot be copied */
function cloneStructured(value: unknown, options?: StructuredSerializeOptions): unknown {
  try {
    return structuredClone(value, options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new DOMException(error.message.replace(BROWSERS_PREFIX, ''), error.name);
  }
}

function define(target: object, name: string, value: unknown, enumerable: boolean): void {
  Object.defineProperty(target, name, {value, writable: true, configurable: true, enumerable});
}
