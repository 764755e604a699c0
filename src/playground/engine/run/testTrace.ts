/** The trace of a test: what the simulator reports while the test runs, step by step. */
import type {RunStep} from '../../messages/runEvents';
import {cutText} from '../../sandbox/cutText';
import {MAX_RUN_STEPS, MAX_STEP_TEXT, MAX_STEPS} from '../../sandbox/limits';
import {describeError} from '../node/errorStack';
import type {PlaceOf} from './creationPlaces';
import {textOf, type Trace} from './simulation';
import {firstFrame, type ReadText, showPlaces} from './stackFrames';

interface TestTracesOptions {
  readonly placeOf: PlaceOf;
  readonly readText: ReadText;
  /** The path of the resource that has a handle. */
  readonly pathOf: (handle: string) => string | undefined;
  /** In milliseconds. */
  readonly now: () => number;
}

/** What the event of a test has of its trace. */
export interface TestTrace {
  readonly steps?: readonly RunStep[];
  readonly moreSteps?: number;
}

interface TestTraces {
  /** A test begins. @param path of the test */
  start(path: string): void;
  add(trace: Trace): void;
  /** The trace of the test that has ended; empty if no resource has reported anything. */
  end(): TestTrace;
}

/** Keeps the first steps of each test, and counts the others: a program can make millions. */
export function createTestTraces({placeOf, readText, pathOf, now}: TestTracesOptions): TestTraces {
  let test = '';
  let startedAt = 0;
  let steps: RunStep[] = [];
  let moreSteps = 0;
  let left = MAX_RUN_STEPS;
  let hasOperation = false;

  const toStep = (trace: Trace): RunStep => {
    const {sourcePath: path, sourceType: type, data} = trace;
    const thrownAt = data.error === undefined ? undefined : firstFrame(describeError(data.error), readText);
    const place = thrownAt ?? placeOf(path);
    const what =
      trace.type === 'log'
        ? {kind: 'log' as const, text: cut(showPlaces(textOf(trace), readText))}
        : {kind: 'operation' as const, ...toOperation(trace, pathOf)};
    return {...what, milliseconds: now() - startedAt, path, type, ...(place && {place})};
  };
  return {
    start(path) {
      test = path;
      startedAt = now();
      steps = [];
      moreSteps = 0;
      hasOperation = false;
    },
    add(trace) {
      if (isLeftOut(trace, test)) return;
      hasOperation ||= trace.type === 'resource';
      if (steps.length === MAX_STEPS || left === 0) {
        moreSteps += 1;
        return;
      }
      const step = toStep(trace);
      // Such as a line of a stack, for another file than the program's.
      if (step.text === '') return;
      left -= 1;
      steps.push(step);
    },
    end() {
      return hasOperation ? {steps, ...(moreSteps > 0 && {moreSteps})} : {};
    },
  };
}

/** What the simulator says of its servers and clocks, which the program has not asked for. */
const UPKEEP = /^(?:(?:Website server|Server) listening on |Closing server on |Scheduling the next task )/;

function isLeftOut({type, level, sourcePath, data}: Trace, test: string): boolean {
  if (type === 'log') return level === 'verbose';
  // The test is a function itself, which returns when everything else has been reported.
  return type !== 'resource' || sourcePath.startsWith(`${test}/`) || UPKEEP.test(String(data.message));
}

/** How an operation ends that sends something to a function. */
const SUBSCRIBER = /(?:, subscriber=| with function handle: )([\w-]+)(\)?\.)$/;

type Operation = Pick<RunStep, 'text' | 'result' | 'error' | 'subscriber'>;

/** An operation, with a path in place of the handle of a function, and apart from its result and its error. */
function toOperation({data}: Trace, pathOf: TestTracesOptions['pathOf']): Operation {
  const {result} = data;
  const {text, error} = splitFailure(data);
  const [end, handle, punctuation] = SUBSCRIBER.exec(text.slice(-MAX_STEP_TEXT)) ?? [];
  const subscriber = handle && pathOf(handle);
  return {
    text: cut(subscriber ? text.slice(0, -end!.length) + punctuation! : text),
    ...(result !== undefined && {result: cut(result)}),
    ...(error !== undefined && {error: cut(error)}),
    ...(subscriber && {subscriber}),
  };
}

/** The simulator writes a failed operation as `Error: its error (the operation)`. */
function splitFailure({message, error}: Trace['data']): {readonly text: string; readonly error?: string} {
  const text = String(message);
  const reason = (error as {readonly message?: unknown} | undefined)?.message;
  const before = `Error: ${String(reason)} (`;
  if (typeof reason !== 'string' || !text.startsWith(before)) return {text};
  return {text: text.slice(before.length, -1), error: reason};
}

function cut(text: string): string {
  return cutText(text, MAX_STEP_TEXT);
}
