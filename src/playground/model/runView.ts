/** What the reader sees of a run, made from its events one by one. */
import type {RunResource, RunError, RunEvent, Stage} from '@site/src/playground/messages/runEvents';

type Event<Kind extends RunEvent['kind']> = Extract<RunEvent, {kind: Kind}>;

export type RunEnd = Event<'ended'>['by'];

export interface LogView {
  readonly level: string;
  readonly text: string;
  /** Path of the resource that wrote it; what the simulator itself prints has none. */
  readonly source?: string;
}

export interface TestView {
  readonly path: string;
  readonly state: 'running' | 'passed' | 'failed' | 'stopped';
  readonly logs: readonly LogView[];
  readonly error?: RunError;
  /** How long it took. */
  readonly milliseconds?: number;
}

export interface RunView {
  /** Undefined before the first run. */
  readonly stage?: Stage;
  readonly end?: RunEnd;
  readonly preflight: string;
  readonly tests: readonly TestView[];
  /** Lines that no test has written. */
  readonly logs: readonly LogView[];
  /** How many lines were left out, as there were too many. */
  readonly droppedLines: number;
  readonly tree?: Pick<Event<'tree'>, 'tree' | 'connections'>;
  readonly javascript?: Readonly<Record<string, string>>;
  readonly resources: readonly RunResource[];
  readonly failure?: {readonly stage: string; readonly error: RunError};
  readonly refusal?: {readonly feature: string; readonly reason: string};
}

export const NO_RUN: RunView = {preflight: '', tests: [], logs: [], droppedLines: 0, resources: []};

/** A run that has begun. */
export const NEW_RUN: RunView = {...NO_RUN, stage: 'loading'};

export function addEvent(view: RunView, event: RunEvent): RunView {
  switch (event.kind) {
    case 'stage':
      return {...view, stage: event.stage};
    case 'preflight':
      return {...view, preflight: view.preflight + event.text};
    case 'tree':
      return {...view, tree: {tree: event.tree, connections: event.connections}};
    case 'test-start':
      return {...view, tests: [...view.tests, {path: event.path, state: 'running', logs: []}]};
    case 'log':
      return addLog(view, event);
    case 'test':
      return {...view, tests: finishTest(view.tests, event)};
    case 'dropped':
      return {...view, droppedLines: event.lines};
    case 'output':
      return {...view, javascript: event.javascript};
    case 'resources':
      return {...view, resources: event.resources};
    case 'failed':
      return {...view, failure: {stage: event.stage, error: event.error}};
    case 'unsupported':
      return {...view, refusal: {feature: event.feature, reason: event.reason}};
    case 'ended':
      return {...view, end: event.by, stage: 'done', tests: view.tests.map(endTest)};
  }
}

export function isRunning({stage, end}: RunView): boolean {
  return stage !== undefined && end === undefined;
}

function addLog(view: RunView, {test, level, text, source}: Event<'log'>): RunView {
  const line = {level, text, ...(source !== undefined && {source})};
  const index = test === undefined ? -1 : view.tests.findIndex(({path}) => path === test);
  if (index < 0) return {...view, logs: [...view.logs, line]};
  return {
    ...view,
    tests: view.tests.map((one, at) => (at === index ? {...one, logs: [...one.logs, line]} : one)),
  };
}

function finishTest(tests: readonly TestView[], event: Event<'test'>): TestView[] {
  const {path, pass, error, milliseconds} = event;
  const known = tests.find((test) => test.path === path);
  const done: TestView = {
    path,
    state: pass ? 'passed' : 'failed',
    logs: known?.logs ?? [],
    ...(error && {error}),
    milliseconds,
  };
  return known ? tests.map((test) => (test === known ? done : test)) : [...tests, done];
}

/** A test that had no answer when the run ended has none. */
function endTest(test: TestView): TestView {
  return test.state === 'running' ? {...test, state: 'stopped'} : test;
}

const STAGES: Record<Stage, string> = {
  loading: 'Loading the simulator …',
  compiling: 'Compiling …',
  preflight: 'Running preflight …',
  testing: 'Running the tests …',
  running: 'The program is running.',
  done: 'Done.',
};

const ENDS: Record<Exclude<RunEnd, 'itself'>, string> = {
  stop: 'Stopped.',
  watchdog: 'Stopped because nothing happened for too long. Is there an endless loop?',
  memory: 'Stopped because the program ran out of memory.',
};

/** One sentence on where the run is, for the eye and for screen readers. */
export function statusOf(view: RunView): string {
  if (view.stage === undefined) return 'Not run yet.';
  if (view.refusal) return `${view.refusal.feature} cannot be used in the playground.`;
  if (view.end && view.end !== 'itself') return ENDS[view.end];
  if (view.failure) return FAILURES[view.failure.stage] ?? 'The program failed.';
  if (!view.end && view.stage !== 'done') return STAGES[view.stage];
  return view.tests.length === 0 ? 'Done. The program has no tests.' : countTests(view.tests);
}

/** What the reader can do where nothing has come out of a run. */
export function hintOf({stage, end, tests, logs, failure, refusal}: RunView): string | undefined {
  if (stage === undefined) return 'Run the program to see its tests and what they log.';
  if (tests.length > 0 || logs.length > 0 || failure || refusal) return undefined;
  if (stage === 'running') return 'The program’s log appears here. To use its resources, open “Resources”.';
  if (end !== 'itself') return undefined;
  return 'The program has no tests. Write one, or select “Keep running” to use its resources.';
}

const FAILURES: Record<string, string> = {
  loading: 'The simulator didn’t load.',
  compiling: 'The program doesn’t compile.',
  preflight: 'Preflight failed.',
};

function countTests(tests: readonly TestView[]): string {
  const count = (state: TestView['state']) => tests.filter((test) => test.state === state).length;
  const [passed, failed, stopped] = [count('passed'), count('failed'), count('stopped')];
  const parts = [`${passed} of ${tests.length} ${tests.length === 1 ? 'test' : 'tests'} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (stopped > 0) parts.push(`${stopped} didn’t end`);
  return `${parts.join(', ')}.`;
}

/** The name that a test has in the program: `root/Default/test:say hello` is `say hello`. */
export function nameOfTest(path: string): string {
  const name = /(?:^|\/)test:(.*)$/s.exec(path)?.[1];
  return name ?? path.split('/').at(-1)!;
}
