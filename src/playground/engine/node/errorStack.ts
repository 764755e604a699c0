/** The texts of errors. */
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';

/**
 * Makes the stack of an error as V8 writes it: the simulator reports `error.stack` alone, and in Firefox and Safari that
 * text has no message, and frames of the form `name@address`.
 */
export function normalizeStack(error: Error): void {
  if (typeof error.stack !== 'string' || error.stack.includes(error.message)) return;
  // The simulator's client gives errors a message only after they were made, and a name that may be undefined.
  const name = (error.name as string | undefined) ?? 'Error';
  const frames = error.stack.split('\n').filter((line) => line && line !== name);
  const value = [`${name}: ${error.message}`, ...frames.map(toV8Frame)].join('\n');
  setHidden(error, 'stack', value);
}

/**
 * Node writes the first line of a stack when it is asked for, browsers when the error is made: the simulator's client gives
 * its errors a message only later. In V8 this can be had as in Node.
 */
export function installLazyStacks(): void {
  Object.assign(Error, {
    prepareStackTrace: (error: Error, sites: readonly object[]) =>
      [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${String(site)}`)].join('\n'),
  });
}

/** An error as Node writes it; a refusal without its stack, as it says all there is to know. */
export function describeError(error: unknown): string {
  if (error instanceof UnsupportedFeatureError) return error.message;
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

/** Sets a property that does not show, as those of errors; does nothing to an error that cannot be changed. */
export function setHidden(error: Error, name: string, value: unknown): void {
  Reflect.defineProperty(error, name, {value, configurable: true, writable: true});
}

const V8_FRAME = /^\s+at /;
const FRAME = /^(?:async\*)?([^@]*)@(.*)$/;

function toV8Frame(line: string): string {
  if (V8_FRAME.test(line)) return line;
  const [, name, place = line] = FRAME.exec(line) ?? [];
  return name ? `    at ${name} (${place})` : `    at ${place}`;
}
