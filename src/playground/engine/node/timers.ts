/**
 * The timers of one process. Node returns an object for a timer and browsers a number; and Node's timers end with their process,
 * which `end` does here.
 */
import {needFunction} from './argumentTypes';
import {CUSTOM_PROMISIFY} from './builtins/utilFunctions';
import {enqueueTask} from './enqueueTask';
import {runTicks} from './ticks';

type Callback = (...values: unknown[]) => unknown;

interface Timer {
  ref(): Timer;
  unref(): Timer;
  hasRef(): boolean;
  /** Restarts the timer. */
  refresh(): Timer;
  close(): Timer;
  [Symbol.toPrimitive](): number;
}

interface Immediate {
  ref(): Immediate;
  unref(): Immediate;
  hasRef(): boolean;
  close(): void;
}

export interface TimerFunctions {
  setTimeout(callback: Callback, milliseconds?: number, ...values: unknown[]): Timer;
  setInterval(callback: Callback, milliseconds?: number, ...values: unknown[]): Timer;
  setImmediate(callback: Callback, ...values: unknown[]): Immediate;
  clearTimeout(timer?: unknown): void;
  clearInterval(timer?: unknown): void;
  clearImmediate(immediate?: Immediate): void;
}

export interface RealmTimers {
  readonly functions: TimerFunctions;
  /** Timers that have yet to run. */
  count(): number;
  /** Ends all timers, and lets none start from then on. */
  end(): void;
}

/** The longest time that a browser can wait. */
const MAX_MILLISECONDS = 2 ** 31 - 1;

/** @param run runs the task of a timer and handles its errors */
export function createTimers(run: (task: () => unknown) => void): RealmTimers {
  const live = new Map<number, Timer>();
  let lastId = 0;
  let isEnded = false;

  const start = (
    callback: Callback,
    wait: number | undefined,
    values: unknown[],
    repeats: boolean,
  ): Timer => {
    needFunction('callback', callback);
    lastId += 1;
    const id = lastId;
    const milliseconds = Math.min(Math.max(Number(wait) || 0, 0), MAX_MILLISECONDS);
    let handle: ReturnType<typeof setTimeout> | undefined;
    const fire = () => {
      if (!repeats) live.delete(id);
      runTicks();
      run(() => callback(...values));
    };
    const timer: Timer = {
      ref: () => timer,
      unref: () => timer,
      hasRef: () => true,
      refresh() {
        clearTimeout(handle);
        if (isEnded) return timer;
        live.set(id, timer);
        handle = repeats ? setInterval(fire, milliseconds) : setTimeout(fire, milliseconds);
        return timer;
      },
      close() {
        clearTimeout(handle);
        live.delete(id);
        return timer;
      },
      [Symbol.toPrimitive]: () => id,
    };
    return timer.refresh();
  };

  const startImmediate = (callback: Callback, values: unknown[]): Immediate => {
    needFunction('callback', callback);
    let isCleared = false;
    const immediate: Immediate = {
      ref: () => immediate,
      unref: () => immediate,
      hasRef: () => true,
      close() {
        isCleared = true;
      },
    };
    enqueueTask(() => {
      if (!isCleared && !isEnded) run(() => callback(...values));
    });
    return immediate;
  };

  const clear = (timer: unknown): void => {
    if (timer !== undefined && timer !== null) live.get(Number(timer))?.close();
  };

  return {
    functions: {
      setTimeout: withPromise(
        (callback, wait, ...values) => start(callback, wait, values, false),
        (wait, value) => new Promise((resolve) => start(() => resolve(value), wait as number, [], false)),
      ),
      setInterval: (callback, wait, ...values) => start(callback, wait, values, true),
      setImmediate: withPromise(
        (callback, ...values) => startImmediate(callback, values),
        (value) => new Promise((resolve) => startImmediate(() => resolve(value), [])),
      ),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: (immediate) => immediate?.close(),
    },
    count: () => live.size,
    end() {
      isEnded = true;
      for (const timer of [...live.values()]) timer.close();
    },
  };
}

/** Gives a function its version for `util.promisify`. */
function withPromise<T extends object>(timer: T, promised: (...values: unknown[]) => Promise<unknown>): T {
  return Object.defineProperty(timer, CUSTOM_PROMISIFY, {value: promised});
}
