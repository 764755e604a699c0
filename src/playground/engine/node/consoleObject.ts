/** Node's `console`, which writes to the output of its process and not to the browser's console. */
import {format, inspect} from './builtins/inspect';
import {withMissingFunctions} from './builtins/missingFunctions';
import {consoleTable} from './consoleTable';

type Write = (text: string) => void;
type Log = (...values: unknown[]) => void;

export type RealmConsole = Readonly<Record<string, Log>>;

interface ConsoleOptions {
  /** The standard output of the process. */
  readonly output: Write;
  /** Its error output. */
  readonly errors: Write;
  /** Called with the text of a warning of Node's own. */
  readonly warn: (text: string) => void;
}

const INDENT = '  ';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** @param options where the process writes to */
export function createConsole({output, errors, warn}: ConsoleOptions): RealmConsole {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  let indent = '';

  const line = (write: Write, text: string): void =>
    write(`${indent}${indent ? text.replaceAll('\n', `\n${indent}`) : text}\n`);
  const log: Log = (...values) => line(output, format(...values));
  const error: Log = (...values) => line(errors, format(...values));
  const group: Log = (...values) => {
    if (values.length > 0) log(...values);
    indent += INDENT;
  };
  const time = (method: string, label: unknown, more: readonly unknown[] = []): boolean => {
    const start = starts.get(String(label));
    if (start === undefined) warn(`No such label '${String(label)}' for console.${method}()`);
    else log('%s: %s', label, formatTime(performance.now() - start), ...more);
    return start !== undefined;
  };
  return {
    ...(withMissingFunctions('console', {}) as RealmConsole),
    log,
    info: log,
    debug: log,
    dirxml: log,
    error,
    warn: error,
    trace(...values) {
      const {stack = ''} = new Error();
      const frames = stack.split('\n').filter((frame) => /^\s+at /.test(frame));
      // Without the frame of this function.
      error([`Trace${values.length > 0 ? `: ${format(...values)}` : ''}`, ...frames.slice(1)].join('\n'));
    },
    table(data, properties) {
      if (typeof data !== 'object' || data === null) log(data);
      else log(consoleTable(data, properties as readonly string[] | undefined));
    },
    dir: (value, options = {}) =>
      line(output, inspect(value, {customInspect: false, ...(options as object)})),
    assert(condition, ...values) {
      if (condition) return;
      const [first, ...more] = values;
      error(values.length > 0 ? `Assertion failed: ${String(first)}` : 'Assertion failed', ...more);
    },
    group,
    groupCollapsed: group,
    groupEnd() {
      indent = indent.slice(INDENT.length);
    },
    count(label = 'default') {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      log(`${String(label)}: ${count}`);
    },
    countReset(label = 'default') {
      if (!counts.delete(String(label))) warn(`Count for '${String(label)}' does not exist`);
    },
    time(label = 'default') {
      if (starts.has(String(label))) warn(`Label '${String(label)}' already exists for console.time()`);
      else starts.set(String(label), performance.now());
    },
    timeLog: (label = 'default', ...more) => void time('timeLog', label, more),
    timeEnd(label = 'default') {
      if (time('timeEnd', label)) starts.delete(String(label));
    },
    clear: () => undefined,
    // Marks for a debugger, which is not there.
    profile: () => undefined,
    profileEnd: () => undefined,
    timeStamp: () => undefined,
  };
}

/** As Node prints a duration. @param milliseconds of less than an hour */
function formatTime(milliseconds: number): string {
  if (milliseconds < SECOND) return `${Number(milliseconds.toFixed(3))}ms`;
  if (milliseconds < MINUTE) return `${(milliseconds / SECOND).toFixed(3)}s`;
  const seconds = ((milliseconds % MINUTE) / SECOND).toFixed(3).padStart(6, '0');
  return `${Math.floor(milliseconds / MINUTE)}:${seconds} (m:ss.mmm)`;
}
