/** What a program prints, of the command line and of the playground, in one form. */
import type {RunEvent} from '../../../../src/playground/messages/runEvents';

export interface Printed {
  /** Lines of preflight, and of the compiler's errors without their sources. */
  readonly before: readonly string[];
  /** `LEVEL test | text`, a line each. */
  readonly logs: readonly string[];
  /** `pass test` or `fail test: message`, which may have several lines. */
  readonly tests: readonly string[];
}

const LOG = /^\[(INFO|WARNING|ERROR)\] (\S.*?) \| ?(.*)$/;
const RESULT = /^(pass|fail) [─┌] \S+\.wsim » (.*)$/;
const LAST_LINES = /^(?:Tests|Snapshots|Test Files|Duration) |^pass ─ \S+ \(no tests\)$/;

/** @param text the output of `wing test`, without colours */
export function readCommandLine(text: string): Printed {
  const before: string[] = [];
  const logs: string[] = [];
  const tests: string[] = [];
  let isInResult = false;
  for (const line of text
    .trimEnd()
    .replace(/^\(node:\d+\)/gm, '(node:1)')
    .split('\n')) {
    const log = LOG.exec(line);
    const result = RESULT.exec(line);
    if (result) {
      isInResult = true;
      tests.push(`${result[1]} ${result[2]}`);
    } else if (/^ {5}[│└]/.test(line) && isInResult) {
      tests.push(`${tests.pop()}\n${line.slice(7)}`);
    } else if (log) {
      logs.push(`${log[1]} ${log[2]} | ${log[3]}`);
    } else if (!LAST_LINES.test(line)) {
      before.push(line);
    }
  }
  return {before: readBefore(before), logs, tests: tests.map(withoutPlaces).sort()};
}

/** @param events of a run in the mode `test` */
export function readEvents(events: readonly RunEvent[]): Printed {
  let before = '';
  const logs: string[] = [];
  const tests: string[] = [];
  for (const event of events) {
    if (event.kind === 'preflight') before += event.text.replace(/^\(node:\d+\)/gm, '(node:1)');
    if (event.kind === 'failed') {
      before += `${event.error.message}\n`;
      // The places of the compiler's errors.
      const places = event.stage === 'compiling' ? event.error.frames : [];
      for (const {file, line, column} of places) before += `${file}:${line}:${column}\n`;
    }
    if (event.kind === 'unsupported') before += `${event.feature}: ${event.reason}\n`;
    if (event.kind === 'ended' && event.by !== 'itself') before += `ended by ${event.by}\n`;
    if (event.kind === 'log') {
      const name = event.test?.replace(/^.*\/test:/, '') ?? '';
      for (const line of event.text.replace(/^\(node:\d+\)/, '(node:1)').split('\n'))
        logs.push(`${event.level.toUpperCase()} ${name} | ${line}`);
    }
    if (event.kind === 'test')
      tests.push(event.pass ? `pass ${event.path}` : `fail ${event.path}\n${event.error?.message ?? ''}`);
  }
  return {before: withoutEmptyEnd(before.split('\n')), logs, tests: tests.map(withoutPlaces).sort()};
}

/** @returns what differs, with both texts; nothing when they are equal */
export function compare(expected: Printed, actual: Printed): readonly string[] {
  return (['before', 'logs', 'tests'] as const).flatMap((part) => {
    const [one, other] = [expected[part].join('\n'), actual[part].join('\n')];
    return one === other ? [] : [`${part}, command line:\n${one}\n${part}, here:\n${other}`];
  });
}

/** Esbuild's, about `import.meta`; the playground has no bundler. */
const BUNDLER_WARNING = /\n*▲ \[WARNING\][^]*?to work correctly\.\n?/g;

/** Errors of the compiler and of preflight have their message and their place; the lines of the program are left out. */
function readBefore(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n').replace(BUNDLER_WARNING, '');
  const errors = [...text.matchAll(/^error: ([^]*?)(?:\n +--> (\S+))?\n +\|$/gm)];
  if (errors.length > 0)
    return [...errors.map(([, message]) => message!), ...errors.map(([, , place = '']) => place)];
  return withoutEmptyEnd(text.replace(/(^|\n)Error: ([^]*?)\n +--> [^]*$/, '$1$2').split('\n'));
}

/** The message of a failed test: its place and its stack are compared by other checks. */
function withoutPlaces(text: string): string {
  return text
    .split(/\n(?: +--> |at (?:\S+ )*\/proj\/)/)[0]!
    .replace(/\nError: /, '\n')
    .replaceAll('/proj/', '')
    .replace(/^(\w+ .*?) +$/gm, '$1')
    .trimEnd();
}

function withoutEmptyEnd(lines: readonly string[]): string[] {
  return lines.join('\n').trimEnd().split('\n');
}
