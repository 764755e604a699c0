/** Node's `timers` and `timers/promises`. */
import type {BuiltinContext} from './context';

export const getTimers = ({timers}: BuiltinContext) => timers;

export function createTimersPromises({timers: {setTimeout, setImmediate}}: BuiltinContext) {
  return {
    setTimeout: (milliseconds?: number, value?: unknown) =>
      new Promise((resolve) => setTimeout(() => resolve(value), milliseconds)),
    setImmediate: (value?: unknown) => new Promise((resolve) => setImmediate(() => resolve(value))),
    async *setInterval(milliseconds?: number, value?: unknown) {
      for (;;) {
        await new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds));
        yield value;
      }
    },
    scheduler: {
      wait: (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds)),
    },
  };
}
