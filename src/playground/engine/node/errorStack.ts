import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';

/**
 * Rewrites the stack of an error in the form of V8. The simulator reports nothing but `error.stack`, and in Firefox and Safari
 * that text lacks the message, and its frames have the form `name@address`.
 */
export function normalizeStack(error: Error): void {
  if (typeof error.stack !== 'string' || error.stack.includes(error.message)) return;
  // The simulator's client sets the message after it has created the error, and a name that may be undefined.
  const name = (error.name as string | undefined) ?? 'Error';
  const frames = error.stack.split('\n').filter((line) => line && line !== name);
  const value = [`${name}: ${error.message}`, ...frames.map(toV8Frame)].join('\n');
  setHidden(error, 'stack', value);
}

/**
 * Makes V8 write the first line of a stack when the stack is read, as Node does. A browser writes it when the error is created,
 * and the simulator's client sets the message after that. Other engines have no `prepareStackTrace`.
 */
export function installLazyStacks(): void {
  Object.assign(Error, {
    prepareStackTrace: (error: Error, sites: readonly object[]) =>
      [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${String(site)}`)].join('\n'),
  });
}

/** An error as Node prints it. An unsupported feature is printed without its stack, which would be of no help. */
export function describeError(error: unknown): string {
  if (error instanceof UnsupportedFeatureError) return error.message;
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}

/** Sets a property that is not enumerable, like those of errors. Does nothing to a frozen error. */
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
