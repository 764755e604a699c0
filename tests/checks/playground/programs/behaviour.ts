/** What a program does, as far as the checker and the playground can be compared. */
import type {ProgramOutcome} from '../../../../src/wing/checker/outcome';
import {normalizeOutput} from '../../../../src/wing/checker/normalizeOutput';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';
import {PROJECT_FOLDER} from '../../../../src/playground/engine/compiler/compile';
import {toRunError} from '../../../../src/playground/engine/run/stackFrames';

export interface Answer {
  /** Lines of the compiler's messages, sorted: the compiler keeps some of them in a hash table. */
  readonly errors: string;
  readonly warnings: string;
  /** What preflight printed. */
  readonly printed: string;
  /** Why preflight did not end well. */
  readonly failure: string;
  readonly tests: readonly TestAnswer[];
}

export interface TestAnswer {
  readonly path: string;
  readonly error: string;
  readonly logs: string;
}

/** What the compiler says, as the command line prints it. */
export type Messages = Pick<Answer, 'errors' | 'warnings'>;

export function answerOfChecker({failure, warnings, preflightOutput, tests}: ProgramOutcome): Answer {
  const isHere = failure?.platform === 'sim';
  return {
    ...sortMessages({
      errors: isHere && failure.stage === 'compile' ? failure.text : '',
      warnings: warnings.join('\n'),
    }),
    printed: normalizeOutput(preflightOutput),
    failure: isHere && failure.stage === 'preflight' ? messageOf(failure) : '',
    tests: tests.map(({path, pass, error, logs}) => ({
      path,
      error: pass ? '' : withoutStack(error ?? ''),
      logs: normalizeOutput(logs.map(({message}) => message).join('\n')),
    })),
  };
}

/** What the engine says; an ending that no program brings about counts as a failure. */
export function answerOfEngine(messages: Messages, events: readonly RunEvent[]): Answer {
  const logs = new Map<string | undefined, string[]>();
  const tests: TestAnswer[] = [];
  const failures: string[] = [];
  let printed = '';
  for (const event of events) {
    if (event.kind === 'preflight') printed += event.text;
    // What the simulator prints by itself has no source; the command line has it beside the logs.
    if (event.kind === 'log' && event.source)
      logs.set(event.test, [...(logs.get(event.test) ?? []), event.text]);
    if (event.kind === 'failed' && event.stage !== 'compiling') failures.push(event.error.message);
    if (event.kind === 'ended' && event.by !== 'itself') failures.push(`ended by ${event.by}`);
    if (event.kind === 'test') {
      const {path, pass, error} = event;
      tests.push({path, error: pass ? '' : normalizeOutput(error?.message ?? ''), logs: ''});
    }
  }
  return {
    ...sortMessages({
      errors: withoutFolder(messages.errors),
      warnings: withoutFolder(messages.warnings),
    }),
    printed: normalizeOutput(printed),
    failure: withoutFolder(normalizeOutput(failures.join('\n'))),
    tests: tests.map((test) => ({...test, logs: normalizeOutput((logs.get(test.path) ?? []).join('\n'))})),
  };
}

/** The first thing that a run was refused. */
export function refusalIn(events: readonly RunEvent[]): UnsupportedFeature | undefined {
  const refused = events.find((event) => event.kind === 'unsupported');
  return refused && {feature: refused.feature, reason: refused.reason};
}

/** What the engine answers otherwise than the checker, a line or more each. */
export function compareAnswers(expected: Answer, actual: Answer): readonly string[] {
  const parts = ['errors', 'warnings', 'printed', 'failure'] as const;
  const pathsOf = ({tests}: Answer) => tests.map(({path}) => path).join(', ');
  return [
    ...parts.flatMap((part) => difference(part, expected[part], actual[part])),
    ...difference('tests', pathsOf(expected), pathsOf(actual)),
    ...expected.tests.flatMap(({path, error, logs}) => {
      const other = actual.tests.find((test) => test.path === path);
      if (!other) return [];
      return [
        ...difference(`error of ${path}`, error, other.error),
        ...difference(`logs of ${path}`, logs, other.logs),
      ];
    }),
  ];
}

function difference(what: string, expected: string, actual: string): readonly string[] {
  if (expected === actual) return [];
  return [`${what}: expected\n${indent(expected)}\n${what}: here\n${indent(actual)}`];
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

function sortMessages({errors, warnings}: Messages): Messages {
  const sort = (text: string) => normalizeOutput(text).split('\n').sort().join('\n');
  return {errors: sort(errors), warnings: sort(warnings)};
}

/** Of an error of preflight, the checker knows the message by the place; without a place, it is the start of the text. */
function messageOf({locations, text}: NonNullable<ProgramOutcome['failure']>): string {
  return normalizeOutput(locations[0]?.message ?? text.replace(/^Error: /, ''));
}

/** The checker tells paths in the program's folder. */
function withoutFolder(text: string): string {
  return text.replaceAll(`${PROJECT_FOLDER}/`, '');
}

function withoutStack(stack: string): string {
  return normalizeOutput(toRunError(stack, noFile).message);
}

function noFile(path: string): never {
  throw new Error(`${path} is not read.`);
}
