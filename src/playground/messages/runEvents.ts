/** The events of a run, which the engine sends to the page. One schema for each gives its type and its check. */
import * as v from 'valibot';
import {connection, treeNode} from '../../lib/compilerOutput';

/** Texts by the paths of the files: `main.w`, `lib.w`, `extern.js`. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** `test` runs the tests and ends; `live` keeps the simulator up until the run is stopped. */
export type RunMode = 'test' | 'live';

const text = v.string();
const texts = v.record(text, text);
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `done` means that all tests have run. */
const stage = v.picklist(['loading', 'compiling', 'preflight', 'testing', 'running', 'done']);
export type Stage = v.InferOutput<typeof stage>;

/** Position in the program; lines and columns count from one. */
const frame = v.object({file: text, line: count, column: count});
export type StackFrame = v.InferOutput<typeof frame>;

export const runError = v.object({
  message: text,
  /** The innermost first; none when nothing of the program is on the stack. */
  frames: list(frame),
});
export type RunError = v.InferOutput<typeof runError>;

/** A resource of a running application, with the attributes it publishes, such as the `url` of an API. */
const runResource = v.object({
  path: text,
  /** The full name of its class, such as `@winglang/sdk.cloud.Bucket`. */
  type: text,
  attributes: v.record(text, v.unknown()),
});
export type RunResource = v.InferOutput<typeof runResource>;

export const httpResponse = v.object({status: count, headers: texts, body: text});
export type HttpResponse = v.InferOutput<typeof httpResponse>;

/** The events that a runner sends. */
export const runnerEvent = v.variant('kind', [
  v.object({kind: v.literal('stage'), stage}),
  v.object({kind: v.literal('preflight'), text}),
  v.object({kind: v.literal('tree'), tree: treeNode, connections: list(connection)}),
  v.object({kind: v.literal('test-start'), path: text}),
  v.object({
    kind: v.literal('log'),
    /** Path of the test that runs. */
    test: v.optional(text),
    /** Path of the resource that logs. */
    source: v.optional(text),
    level: text,
    text,
  }),
  v.object({
    kind: v.literal('test'),
    path: text,
    pass: v.boolean(),
    error: v.optional(runError),
    milliseconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
  /** How many lines of logs and of preflight output have been left out until now, in all. */
  v.object({kind: v.literal('dropped'), lines: count}),
  /** The scripts that the compiler wrote, by the path in the output folder. */
  v.object({kind: v.literal('output'), javascript: texts}),
  v.object({kind: v.literal('resources'), resources: list(runResource)}),
  v.object({kind: v.literal('failed'), stage, error: runError}),
  v.object({kind: v.literal('unsupported'), feature: text, reason: text}),
  v.object({kind: v.literal('ended'), by: v.literal('itself')}),
]);
export type RunnerEvent = v.InferOutput<typeof runnerEvent>;

/** What ends a run: the program itself, the reader, the watchdog, or a lack of memory. The page alone knows the last three. */
export type RunEnd = 'itself' | 'stop' | 'watchdog' | 'memory';

/** The events that a page gets; `ended` is the last one. */
export type RunEvent =
  Exclude<RunnerEvent, {readonly kind: 'ended'}> | {readonly kind: 'ended'; readonly by: RunEnd};
