/** The global variables of a process: properties of its global object, and parameters of its modules. */
import {Buffer} from './builtins/buffer';
import type {Fetch} from './http/fetch';
import type {RealmConsole} from './consoleObject';
import {GLOBAL_PARAMETERS} from './moduleFunction';
import type {RealmProcess} from './processObject';
import type {TimerFunctions} from './timers';

interface GlobalsOptions {
  readonly process: RealmProcess;
  readonly console: RealmConsole;
  readonly timers: TimerFunctions;
  readonly fetch: Fetch;
}

interface RealmGlobals {
  readonly global: object;
  /** In the order of `GLOBAL_PARAMETERS`. */
  readonly values: readonly unknown[];
}

/** Taken from the browser as they are. */
const KEPT = ['crypto', 'performance', 'navigator', 'location'] as const;
/** Taken from the browser, and bound to its global object, without which they throw. */
const BOUND = ['atob', 'btoa', 'structuredClone', 'queueMicrotask'] as const;

export function createGlobals({process, console, timers, fetch}: GlobalsOptions): RealmGlobals {
  const global = Object.create(globalThis) as object;
  const real = globalThis as unknown as Record<string, unknown>;
  const own: Record<string, unknown> = {
    ...timers,
    process,
    console,
    Buffer,
    fetch,
    global,
    globalThis: global,
    self: undefined,
    ...Object.fromEntries(BOUND.map((name) => [name, (real[name] as () => unknown).bind(globalThis)])),
  };
  // An assignment would call the setters of the browser's global object.
  for (const name of KEPT) define(global, name, real[name], false);
  for (const [name, value] of Object.entries(own)) define(global, name, value, true);
  return {global, values: GLOBAL_PARAMETERS.map((name) => own[name])};
}

function define(target: object, name: string, value: unknown, enumerable: boolean): void {
  Object.defineProperty(target, name, {value, writable: true, configurable: true, enumerable});
}
