import {formatCount} from '../../lib/formatCount';
import {cutText} from './cutText';
import {parse, stringify} from './keptFunctions';
import {createLineLimit, type LineLimitOptions} from './lineLimit';
import {
  DROPPED_REPORT_MILLISECONDS,
  MAX_LONG_TEXT,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME,
  MAX_TERRAFORM,
  MAX_TEXT,
} from './limits';
import {createMessageLimit} from './rateLimit';
import {FLOOD} from '../messages/signals';

interface GuardedSendOptions extends LineLimitOptions {
  /** @param text a message as JSON */
  send(text: string): void;
  /** Like `setTimeout`. */
  schedule(task: () => void, milliseconds: number): void;
  /** In milliseconds. */
  now(): number;
}

/** A message as the program wrote it. It may have any fields, and getters that return something else each time. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the function that sends the runner's messages, as JSON: of a text, the document and the page know the size before
 * they look at it. What is too long for the page is cut or left out here, in the thread of the program, and reported.
 *
 * A program can call this function with anything, and replace whatever it can reach. So the values of a message are read once,
 * objects that are written here have no prototype, and only functions from before the program are called.
 */
export function createGuardedSend({send: sendAny, schedule, now, ...limits}: GuardedSendOptions) {
  const limit = createLineLimit(limits);
  const messages = createMessageLimit(now);
  let hasFlooded = false;
  let reported = 0;
  let reportedAt = -Infinity;
  let isScheduled = false;

  /** Messages that wait for the document take its memory, so a run that may send no more is stopped here. */
  const send = (text: string) => {
    if (hasFlooded) return;
    if (messages.take(text.length)) return sendAny(text);
    hasFlooded = true;
    sendAny(FLOOD);
  };
  const reportDropped = () => {
    if (limit.dropped === reported) return;
    reported = limit.dropped;
    reportedAt = now();
    send(`{"kind":"dropped","lines":${reported}}`);
  };
  const scheduleReport = () => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      reportDropped();
    }, DROPPED_REPORT_MILLISECONDS);
  };
  const sendLines = (kind: string, {text: lines, level, test, source}: Fields) => {
    if (typeof lines !== 'string') return;
    const text = limit.take(lines);
    if (text !== undefined) {
      const json = toJsonLine({kind, test, source, level, text});
      // Each control character takes six in JSON.
      if (json.length <= MAX_MESSAGE_CHARACTERS) send(json);
      else limit.drop(text);
    }
    if (limit.dropped === reported) return;
    if (now() - reportedAt >= DROPPED_REPORT_MILLISECONDS) reportDropped();
    else scheduleReport();
  };
  return (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    const {kind, id} = message as Fields;
    if (isOfLines(kind)) return sendLines(kind, message as Fields);
    // The page learns of dropped lines before the message that follows them, above all before the end of the run.
    reportDropped();
    const text = toBoundedText(message, kind);
    if (typeof text === 'string' && text.length <= MAX_MESSAGE_CHARACTERS) return send(text);
    send(typeof id === 'number' ? refuseResponse(id, text) : refuse(kind, text));
  };
}

/** Without a prototype, which the program could give a `toJSON`. */
function toJsonLine({kind, test, source, level, text}: Fields): string {
  return stringify({
    __proto__: null,
    kind,
    test: toName(test),
    source: toName(source),
    level: toName(level),
    text,
  });
}

function isOfLines(kind: unknown): kind is 'log' | 'preflight' {
  return kind === 'log' || kind === 'preflight';
}

/** @returns the message as JSON, with texts that are cut; nothing if it has no JSON */
function toBoundedText(message: object, kind: unknown): string | undefined {
  const max =
    kind === 'cloud' ? MAX_TERRAFORM : kind === 'output' || kind === 'response' ? MAX_LONG_TEXT : MAX_TEXT;
  try {
    const text = stringify(message, (_key, value: unknown) =>
      typeof value === 'string' ? cutText(value, max) : value,
    );
    // A program decides what is written in the place of its objects: here they could turn into lines, which are not counted.
    return isOfLines((parse(text) as Fields).kind) ? undefined : text;
  } catch {
    // It refers to itself, or is longer than any text can be.
    return undefined;
  }
}

function refuse(kind: unknown, text: string | undefined): string {
  return stringify({__proto__: null, kind: 'refused', of: toName(kind) ?? '', reason: reasonOf(text)});
}

/** Whoever waits for the response learns why there is none. */
function refuseResponse(id: number, text: string | undefined): string {
  const message = stringify(`The answer of the program is left out. ${reasonOf(text)}`);
  return `{"kind":"response","id":${id},"error":{"message":${message},"frames":[]}}`;
}

function reasonOf(text: string | undefined): string {
  if (typeof text !== 'string') return 'It cannot be written as JSON.';
  return `It has ${formatCount(text.length)} characters, and up to ${formatCount(MAX_MESSAGE_CHARACTERS)} can be shown.`;
}

function toName(value: unknown): string | undefined {
  return typeof value === 'string' ? cutText(value, MAX_NAME) : undefined;
}
