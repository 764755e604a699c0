/** Node's `console`, which writes to the output of its process and not to the browser's console. */
import util from 'node:util';

type Write = (text: string) => void;
type Log = (...values: unknown[]) => void;

const METHODS = {
  log: 'output',
  info: 'output',
  debug: 'output',
  table: 'output',
  dirxml: 'output',
  error: 'errors',
  warn: 'errors',
  trace: 'errors',
} as const;

export type RealmConsole = Readonly<Record<string, Log>>;

/** @param write the standard output and the error output of the process */
export function createConsole(write: {readonly output: Write; readonly errors: Write}): RealmConsole {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  let indent = '';

  const line = (to: keyof typeof write, text: string): void => write[to](`${text.replace(/^/gm, indent)}\n`);
  const logs = Object.entries(METHODS).map(([name, to]) => [
    name,
    (...values: unknown[]) => line(to, util.format(...values)),
  ]);
  const group: Log = (...values) => {
    if (values.length > 0) line('output', util.format(...values));
    indent += '  ';
  };
  const time = (label: unknown, more: readonly unknown[] = []): void => {
    const start = starts.get(String(label));
    if (start === undefined) return;
    line('output', util.format(`${String(label)}: ${(performance.now() - start).toFixed(3)}ms`, ...more));
  };
  return {
    ...(Object.fromEntries(logs) as Record<keyof typeof METHODS, Log>),
    dir: (value) => line('output', util.inspect(value)),
    assert(condition, ...values) {
      if (!condition)
        line(
          'errors',
          values.length > 0 ? `Assertion failed: ${util.format(...values)}` : 'Assertion failed',
        );
    },
    group,
    groupCollapsed: group,
    groupEnd() {
      indent = indent.slice(2);
    },
    count(label = 'default') {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      line('output', `${String(label)}: ${count}`);
    },
    countReset(label = 'default') {
      counts.delete(String(label));
    },
    time: (label = 'default') => void starts.set(String(label), performance.now()),
    timeLog: (label = 'default', ...more) => time(label, more),
    timeEnd(label = 'default') {
      time(label);
      starts.delete(String(label));
    },
    clear: () => undefined,
  };
}
