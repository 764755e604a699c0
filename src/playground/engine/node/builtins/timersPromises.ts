/** Node's `timers/promises`. */
import type {TimerFunctions} from '../timers';

export function createTimersPromises({setTimeout, setImmediate}: TimerFunctions) {
  return {
    setTimeout: (milliseconds?: number, value?: unknown) =>
      new Promise((resolve) => setTimeout(() => resolve(value), milliseconds)),
    setImmediate: (value?: unknown) => new Promise((resolve) => setImmediate(() => resolve(value))),
    scheduler: {
      wait: (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds)),
    },
  };
}
