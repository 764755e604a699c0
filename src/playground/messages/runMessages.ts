/** The messages of one run, as they come to the page through the run's port. */
import * as v from 'valibot';
import {isPlainData} from './plainData';
import {count, type HttpResponse, httpResponse, runError, runnerEvent} from './runEvents';

/** The response to a `LiveRequest`; a value that is not there is `undefined`. */
const liveResponse = v.object({
  kind: v.literal('response'),
  id: count,
  value: v.optional(v.unknown()),
  error: v.optional(runError),
});
export type LiveResponse = v.InferOutput<typeof liveResponse>;

const runnerMessage = v.variant('kind', [runnerEvent, liveResponse]);
export type RunnerMessage = v.InferOutput<typeof runnerMessage>;

const runMessage = v.variant('kind', [
  runnerMessage,
  /** From the guard: the worker's thread is not busy. */
  v.object({kind: v.literal('heartbeat')}),
  /** From the document: an error that the runner did not catch. */
  v.object({kind: v.literal('broken'), message: v.string()}),
  /** From the document: more messages than a run may send. The worker has been ended. */
  v.object({kind: v.literal('flood')}),
]);
export type RunMessage = v.InferOutput<typeof runMessage>;

/**
 * Checks a message of a run. A program could find a way to send messages of its own, so only those that have the form of
 * their type, and a size that a page can handle, come through; fields that the type does not have are left out.
 *
 * @returns nothing for any other message
 */
export function readRunMessage(data: unknown): RunMessage | undefined {
  return isPlainData(data) ? parse(runMessage, data) : undefined;
}

/** Checks the value of a response, as above. */
export function readHttpResponse(value: unknown): HttpResponse | undefined {
  return parse(httpResponse, value);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, data, {abortEarly: true});
  return result.success ? result.output : undefined;
}
