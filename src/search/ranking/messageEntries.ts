/** The entries of messages: their headings are the messages, with `…` for what differs from one reader's to another's. */
import type {SearchRecord} from '../shared/types';

/** Where the entries are. */
const FOLDER = '/docs/errors/';

/** A message of fewer letters is in many texts. */
const LEAST_LETTERS = 8;

/** A part of a message that is this much of it is meant for it. */
const LEAST_SHARE = 0.4;

/** Fewer words than these are a subject, and not a part of a message. */
const LEAST_WORDS = 3;

/**
 * The numbers of the entries whose message is in a query, or most of whose message is the query: the longest message first.
 *
 * @param query as the reader has typed or pasted it
 */
export function messageEntriesOf(records: readonly SearchRecord[], query: string): number[] {
  const text = flat(query);
  if (text.length < LEAST_LETTERS) return [];
  const words = text.split(' ').length;
  const found: {readonly number: number; readonly said: number}[] = [];
  for (const [number, {path, trail}] of records.entries()) {
    if (!path.startsWith(FOLDER) || trail.length === 0) continue;
    const message = flat(trail.at(-1)!);
    const parts = message
      .split('…')
      .map((part) => part.trim())
      .filter(Boolean);
    const length = parts.join('').length;
    if (length < LEAST_LETTERS) continue;
    const isPart = words >= LEAST_WORDS && text.length >= length * LEAST_SHARE && message.includes(text);
    if (isPart || hasAll(text, parts)) found.push({number, said: length});
  }
  return found.sort((one, other) => other.said - one.said).map(({number}) => number);
}

function hasAll(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** Quotes and line ends get lost or changed on the way through chats and terminals. */
function flat(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('...', '…')
    .toLowerCase()
    .replace(/["'`“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
