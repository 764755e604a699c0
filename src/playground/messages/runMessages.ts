/** The messages of one run, as they come to the page through the run's port. */
import * as v from 'valibot';
import {boundedJson, type DataBounds} from '../../lib/entrance/data';
import {shaped} from '../../lib/entrance/shape';
import {cutText} from '../sandbox/cutText';
import {MAX_MESSAGE_CHARACTERS, MAX_NAME} from '../sandbox/limits';
import {HEARTBEAT} from './signals';
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
/** What a runner sends, as JSON. */
export type RunnerMessage = v.InferOutput<typeof runnerMessage>;

const documentMessage = v.variant('kind', [
  /** An error that the runner did not catch. */
  v.object({
    kind: v.literal('broken'),
    message: v.pipe(
      v.string(),
      v.transform((text) => cutText(text, MAX_NAME)),
    ),
  }),
  /** More messages than a run may send. The worker has been ended. */
  v.object({kind: v.literal('flood')}),
]);
/** What the sandboxed document itself says of a run. It sends objects, so that no text of a program is the same. */
export type DocumentMessage = v.InferOutput<typeof documentMessage>;

export type RunMessage = RunnerMessage | DocumentMessage | {readonly kind: typeof HEARTBEAT};

const BOUNDS: DataBounds = {characters: MAX_MESSAGE_CHARACTERS, depth: 150, values: 50_000};

/** What the reader is told of a message that the page has left out. */
const NAME = 'The message';

/**
 * Reads a message of a run. A program can send whatever it likes, so it has to be a text of a size that a page can parse, and
 * only plain data of the form of its kind comes out: texts are cut, and fields that the kind does not have are left out.
 *
 * @throws Refusal that names what is wrong with any other message
 */
export function readRunMessage(data: unknown): RunMessage {
  if (data === HEARTBEAT) return {kind: HEARTBEAT};
  if (typeof data !== 'string') return shaped(data, NAME, documentMessage);
  return shaped(boundedJson(data, NAME, BOUNDS), NAME, runnerMessage);
}

/** Reads the value of a response to a request, as above. */
export function readHttpResponse(value: unknown): HttpResponse {
  return shaped(value, 'The response', httpResponse);
}

/** The kind that a message names, for the place on the page where it is missed; an empty text if it names none. */
export function kindOf(data: unknown): string {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE_CHARACTERS) return '';
  return /^\{"kind":"([a-z-]{1,20})"/.exec(data)?.[1] ?? '';
}
