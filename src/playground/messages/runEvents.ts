/** The events of a run, which the engine sends to the page. One schema for each gives its type and its check. */
import * as v from 'valibot';
import {CLOUD_PLATFORMS} from '../../wing/language/platforms';
import {connection, treeNode} from '../../lib/compilerOutput';
import {formatCount} from '../../lib/formatCount';
import {cutText} from '../sandbox/cutText';
import {MAX_LONG_TEXT, MAX_NAME, MAX_STEP_TEXT, MAX_STEPS, MAX_TERRAFORM, MAX_TEXT} from '../sandbox/limits';
import {hasFewNodes, MAX_CONNECTIONS, MAX_NODES} from './treeSize';

/** The files that the compiler writes, and the headers of a response. */
const MAX_TEXTS = 200;
/** The first frames of a stack: those below them are not shown. */
const MAX_FRAMES = 20;
const MAX_CALLS = 2_000;
const MAX_RESOURCES = 1_000;
const MAX_ROUTES = 200;
/** About eleven days. */
const MAX_MILLISECONDS = 1e9;

/** Texts by the paths of the files: `main.w`, `lib.w`, `extern.js`. */
export type ProgramFiles = Readonly<Record<string, string>>;

/**
 * `test` runs the tests and ends; `live` keeps the simulator up until the run is stopped; `clouds` compiles for clouds and runs
 * nothing.
 */
export type RunMode = 'test' | 'live' | 'clouds';

/** A text that is cut where it is longer. */
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => cutText(value, max)),
  );
const name = text(MAX_NAME);
/** A list of a bounded length. Its length is looked at before its items. */
const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(max, `a list of up to ${max} is allowed`),
    v.array(item),
    v.readonly(),
  );
/** The first items of a list, however long it is. */
const firstOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.slice(0, max)),
    v.array(item),
    v.readonly(),
  );
/** Texts by their names. Valibot leaves out the names that every object inherits. */
const texts = (max: number) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((entries) => Object.keys(entries).length <= MAX_TEXTS, `up to ${MAX_TEXTS} are allowed`),
    v.record(name, text(max)),
  );
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Of a line or a column. */
const position = v.pipe(count, v.minValue(1));

/** `done` means that all tests have run. */
const stage = v.picklist(['loading', 'compiling', 'preflight', 'testing', 'running', 'done']);
export type Stage = v.InferOutput<typeof stage>;

/** Position in the program; lines and columns count from one. */
const frame = v.object({file: name, line: position, column: position});
export type StackFrame = v.InferOutput<typeof frame>;

export const runError = v.object({
  message: text(MAX_TEXT),
  /** The innermost first; none when nothing of the program is on the stack. */
  frames: firstOf(frame, MAX_FRAMES),
});
export type RunError = v.InferOutput<typeof runError>;

const route = v.object({method: name, path: name});
/** A route of an API. */
export type Route = v.InferOutput<typeof route>;

/** A resource of a running application, with what it publishes, and the page uses. */
const runResource = v.object({
  path: name,
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  type: name,
  attributes: v.object({
    /** The address of an API. */
    url: v.fallback(v.optional(name), undefined),
    /** The first routes of an API. */
    routes: v.fallback(v.optional(firstOf(route, MAX_ROUTES)), undefined),
  }),
});
export type RunResource = v.InferOutput<typeof runResource>;

export const httpResponse = v.object({status: count, headers: texts(MAX_NAME), body: text(MAX_LONG_TEXT)});
export type HttpResponse = v.InferOutput<typeof httpResponse>;

/** Lines are counted, and cut, by `client/eventFilter.ts`. */
const lines = v.string();
/** Longest log level; today they are `info`, `warning` and `error`. */
const MAX_LEVEL = 100;
const tree = v.pipe(
  v.unknown(),
  v.check(hasFewNodes, `up to ${formatCount(MAX_NODES)} resources are allowed`),
  treeNode,
);

const cloud = v.picklist(CLOUD_PLATFORMS);

/** A call in inflight code: the function that makes it, the resource, and its operation. */
const resourceCall = v.object({function: name, resource: name, operation: name, place: v.optional(frame)});
export type ResourceCall = v.InferOutput<typeof resourceCall>;

const calls = list(resourceCall, MAX_CALLS);

/** What preflight leaves behind. */
const application = {tree, connections: list(connection, MAX_CONNECTIONS)};

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MILLISECONDS));

/** What the simulator reports while a test runs: a line of a log, or an operation of a resource, most of them when they have ended. */
const runStep = v.object({
  kind: v.picklist(['log', 'operation']),
  /** Since the test began. */
  milliseconds,
  /** Path of the resource. */
  path: name,
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  type: name,
  /** The log, or the operation in the words of the simulator. */
  text: text(MAX_STEP_TEXT),
  /** What the operation returned, as JSON. */
  result: v.optional(text(MAX_STEP_TEXT)),
  /** Why the operation failed. */
  error: v.optional(text(MAX_STEP_TEXT)),
  /** Path of the function that a message is sent to. */
  subscriber: v.optional(name),
  /** Where an error was thrown, or else where the resource is created. */
  place: v.optional(frame),
});
export type RunStep = v.InferOutput<typeof runStep>;

/** The events that a runner sends. */
export const runnerEvent = v.variant('kind', [
  v.object({kind: v.literal('stage'), stage}),
  v.object({kind: v.literal('preflight'), text: lines}),
  v.object({kind: v.literal('tree'), ...application}),
  v.object({kind: v.literal('calls'), calls}),
  v.object({kind: v.literal('test-start'), path: name}),
  v.object({
    kind: v.literal('log'),
    /** Path of the test that runs. */
    test: v.optional(name),
    /** Path of the resource that logs. */
    source: v.optional(name),
    level: text(MAX_LEVEL),
    text: lines,
  }),
  v.object({
    kind: v.literal('test'),
    path: name,
    pass: v.boolean(),
    error: v.optional(runError),
    milliseconds,
    /** The first steps of its trace; none if no resource has reported anything. */
    steps: v.fallback(v.optional(firstOf(runStep, MAX_STEPS)), undefined),
    /** How many more steps there were. */
    moreSteps: v.fallback(v.optional(count), undefined),
  }),
  /** How many lines of logs and of preflight output have been left out until now, in all. */
  v.object({kind: v.literal('dropped'), lines: count}),
  /** A message of this kind was left out, by the guard or by the page itself. The reason begins with the word that names it. */
  v.object({kind: v.literal('refused'), of: name, reason: name}),
  /** The scripts that the compiler wrote, by the path in the output folder. */
  v.object({kind: v.literal('output'), javascript: texts(MAX_LONG_TEXT)}),
  /** What a cloud would get. */
  v.object({
    kind: v.literal('cloud'),
    cloud,
    /** The text of `main.tf.json`. */
    terraform: v.pipe(v.string(), v.maxLength(MAX_TERRAFORM)),
    ...application,
    calls,
  }),
  v.object({
    kind: v.literal('cloud-failed'),
    cloud,
    error: runError,
    /** Whether the cloud does not have what the program asks for. */
    isUnsupported: v.boolean(),
  }),
  v.object({kind: v.literal('resources'), resources: list(runResource, MAX_RESOURCES)}),
  v.object({kind: v.literal('failed'), stage, error: runError}),
  v.object({kind: v.literal('unsupported'), feature: name, reason: name}),
  v.object({kind: v.literal('ended'), by: v.literal('itself')}),
]);
export type RunnerEvent = v.InferOutput<typeof runnerEvent>;

/** What ends a run: the program itself, the reader, the watchdog, or a lack of memory. The page alone knows the last three. */
export type RunEnd = 'itself' | 'stop' | 'watchdog' | 'memory';

/** The events that a page gets; `ended` is the last one. */
export type RunEvent =
  | Exclude<RunnerEvent, {readonly kind: 'ended' | 'failed'}>
  | (Extract<RunnerEvent, {readonly kind: 'failed'}> & {
      /** Whether a file of the engine is gone, as a new version of the site is here. */
      readonly isOutdated?: boolean;
    })
  | {readonly kind: 'ended'; readonly by: RunEnd};
