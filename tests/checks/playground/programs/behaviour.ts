/** The behaviour of a program, as far as that of the checker and that of the playground can be compared. */
import type {ProgramOutcome} from '../../../../src/wing/checker/outcome';
import {normalizeOutput} from '../../../../src/wing/checker/normalizeOutput';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';
import {PROJECT_FOLDER} from '../../../../src/playground/engine/projectFolder';
import {toRunError} from '../../../../src/playground/engine/run/stackFrames';

interface Behaviour {
  /** Lines of the compiler's messages, sorted: the compiler keeps some of them in a hash table. */
  readonly errors: string;
  readonly warnings: string;
  /** The output of preflight. */
  readonly printed: string;
  /** Why preflight failed. */
  readonly failure: string;
  readonly tests: readonly TestBehaviour[];
}

interface TestBehaviour {
  readonly path: string;
  readonly error: string;
  readonly logs: string;
}

/** The compiler's messages, as the command line prints them. */
export type CompilerMessages = Pick<Behaviour, 'errors' | 'warnings'>;

export function expectedBehaviour({failure, warnings, preflightOutput, tests}: ProgramOutcome): Behaviour {
  const isInSimulator = failure?.platform === 'sim';
  return {
    ...sortMessages({
      errors: isInSimulator && failure.stage === 'compile' ? failure.text : '',
      warnings: warnings.join('\n'),
    }),
    printed: normalizeOutput(preflightOutput),
    failure: isInSimulator && failure.stage === 'preflight' ? messageOf(failure) : '',
    tests: tests.map(({path, pass, error, logs}) => ({
      path,
      error: pass ? '' : withoutStack(error ?? ''),
      logs: normalizeOutput(logs.map(({message}) => message).join('\n')),
    })),
  };
}

/** A run that does not end by itself counts as a failure. */
export function actualBehaviour(messages: CompilerMessages, events: readonly RunEvent[]): Behaviour {
  const logs = new Map<string | undefined, string[]>();
  const tests: TestBehaviour[] = [];
  const failures: string[] = [];
  let printed = '';
  for (const event of events) {
    if (event.kind === 'preflight') printed += event.text;
    // Lines that the simulator itself prints have no source; the command line prints them beside the logs.
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

/** The first unsupported feature that a run has met. */
export function unsupportedFeatureIn(events: readonly RunEvent[]): UnsupportedFeature | undefined {
  const unsupported = events.find((event) => event.kind === 'unsupported');
  return unsupported && {feature: unsupported.feature, reason: unsupported.reason};
}

/** @returns a line or more for each difference */
export function compareBehaviour(expected: Behaviour, actual: Behaviour): readonly string[] {
  const parts = ['errors', 'warnings', 'printed', 'failure'] as const;
  const pathsOf = ({tests}: Behaviour) => tests.map(({path}) => path).join(', ');
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

function sortMessages({errors, warnings}: CompilerMessages): CompilerMessages {
  const sort = (text: string) => normalizeOutput(text).split('\n').sort().join('\n');
  return {errors: sort(errors), warnings: sort(warnings)};
}

/**
 * The checker has the message of a preflight error with its location. Without one, as where the stack was full, the message is the
 * text before the place.
 */
function messageOf({locations, text}: NonNullable<ProgramOutcome['failure']>): string {
  return normalizeOutput(locations[0]?.message ?? text.replace(/^Error: /, '').replace(/\n\s*-->[^]*$/, ''));
}

/** The checker's paths are relative to the program's folder. */
function withoutFolder(text: string): string {
  return text.replaceAll(`${PROJECT_FOLDER}/`, '');
}

function withoutStack(stack: string): string {
  return normalizeOutput(toRunError(stack, noFile).message);
}

function noFile(path: string): never {
  throw new Error(`${path} is not read.`);
}
