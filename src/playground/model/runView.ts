/** A run as the page shows it, made from its events one by one. How it is put into words is in `runStatus.ts`. */
import type {CloudPlatform} from '../../wing/language/platforms';
import type {
  ProgramFiles,
  ResourceCall,
  RunEnd,
  RunError,
  RunEvent,
  RunResource,
  RunStep,
  Stage,
} from '../messages/runEvents';
import type {UnsupportedFeature} from '../messages/unsupportedFeature';

type Event<Kind extends RunEvent['kind']> = Extract<RunEvent, {kind: Kind}>;

export interface LogView {
  readonly level: string;
  readonly text: string;
  /** The path of the resource that wrote it; lines of the simulator itself have none. */
  readonly source?: string;
}

export interface TestView {
  readonly path: string;
  readonly state: 'running' | 'passed' | 'failed' | 'stopped';
  readonly logs: readonly LogView[];
  readonly error?: RunError;
  /** How long it took; undefined until it has ended. */
  readonly milliseconds?: number;
  /** The first steps of its trace; undefined if no resource has reported anything. */
  readonly steps?: readonly RunStep[];
  /** How many more steps there were. */
  readonly moreSteps?: number;
}

export type CloudView = Event<'cloud'> | Event<'cloud-failed'>;

type Refused = Omit<Event<'refused'>, 'kind'>;

export interface RunView {
  /** Undefined before the first run. */
  readonly stage?: Stage;
  readonly end?: RunEnd;
  readonly preflight: string;
  readonly tests: readonly TestView[];
  /** The lines outside tests. */
  readonly logs: readonly LogView[];
  /** The number of lines that were left out because there were too many. */
  readonly droppedLines: number;
  /** What else was left out: the kind of the message, and why. */
  readonly refused: readonly Refused[];
  readonly tree?: Pick<Event<'tree'>, 'tree' | 'connections'>;
  /** The calls of resources in functions. */
  readonly calls?: readonly ResourceCall[];
  readonly javascript?: ProgramFiles;
  readonly resources: readonly RunResource[];
  /** What each cloud would get, or why it would get nothing. */
  readonly clouds: Readonly<Partial<Record<CloudPlatform, CloudView>>>;
  /** What ended the run before its tests could. */
  readonly failure?: {
    readonly stage: Stage;
    readonly error: RunError;
    /** As in the event. */
    readonly isOutdated?: boolean;
  };
  readonly unsupported?: UnsupportedFeature;
}

export const NO_RUN: RunView = {
  preflight: '',
  tests: [],
  logs: [],
  droppedLines: 0,
  refused: [],
  resources: [],
  clouds: {},
};

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
    case 'calls':
      return {...view, calls: event.calls};
    case 'test-start':
      return {...view, tests: startTest(view.tests, event.path)};
    case 'log':
      return addLog(view, event);
    case 'test':
      return {...view, tests: finishTest(view.tests, event)};
    case 'dropped':
      return {...view, droppedLines: event.lines};
    case 'refused':
      return {...view, refused: [...view.refused, {of: event.of, reason: event.reason}]};
    case 'output':
      return {...view, javascript: event.javascript};
    case 'cloud':
    case 'cloud-failed':
      return {...view, clouds: {...view.clouds, [event.cloud]: event}};
    case 'resources':
      return {...view, resources: event.resources};
    case 'failed':
      return {...view, failure: toFailure(event)};
    case 'unsupported':
      return {...view, unsupported: {feature: event.feature, reason: event.reason}};
    case 'ended':
      return {...view, end: event.by, stage: 'done', tests: view.tests.map(endTest)};
  }
}

export function isRunning({stage, end}: RunView): boolean {
  return stage !== undefined && end === undefined;
}

function toFailure({stage, error, isOutdated}: Event<'failed'>): RunView['failure'] {
  return {stage, error, ...(isOutdated && {isOutdated})};
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

/** A path stands for one test: each has a key, and a program can start as many as it likes. */
function startTest(tests: readonly TestView[], path: string): TestView[] {
  return [...tests.filter((test) => test.path !== path), {path, state: 'running', logs: []}];
}

function finishTest(tests: readonly TestView[], event: Event<'test'>): TestView[] {
  const {path, pass, error, milliseconds, steps, moreSteps} = event;
  const known = tests.find((test) => test.path === path);
  const done: TestView = {
    path,
    state: pass ? 'passed' : 'failed',
    logs: known?.logs ?? [],
    ...(error && {error}),
    milliseconds,
    ...(steps && {steps}),
    ...(moreSteps !== undefined && {moreSteps}),
  };
  return known ? tests.map((test) => (test === known ? done : test)) : [...tests, done];
}

/** A test that was still running when the run ended has no result. */
function endTest(test: TestView): TestView {
  return test.state === 'running' ? {...test, state: 'stopped'} : test;
}
