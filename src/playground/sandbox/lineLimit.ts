import {indexOf, slice} from './keptFunctions';
import {MAX_CHARACTERS, MAX_LINES} from './limits';

/** Lets the lines of one run through until there are too many, and counts the rest. */
interface LineLimit {
  /** @returns the part of the text that is within the limit; nothing when all of it is dropped */
  take(text: string): string | undefined;
  /** Counts a text as dropped that was within the limit, and is not sent. */
  drop(text: string): void;
  /** Lines dropped so far, including one that was cut. */
  readonly dropped: number;
}

export interface LineLimitOptions {
  /** @default MAX_LINES */
  readonly lines?: number;
  /** @default MAX_CHARACTERS */
  readonly characters?: number;
}

export function createLineLimit({
  lines = MAX_LINES,
  characters = MAX_CHARACTERS,
}: LineLimitOptions = {}): LineLimit {
  let dropped = 0;
  const drop = (text: string) => {
    dropped += countLines(text) || 1;
  };
  return {
    drop,
    take(text) {
      if (lines === 0 || characters === 0) {
        drop(text);
        return undefined;
      }
      const end = endOfLines(text, lines);
      const kept = slice(text, 0, end < characters ? end : characters);
      lines -= countLines(kept) || 1;
      characters -= kept.length;
      dropped += countLines(slice(text, kept.length));
      return kept;
    },
    get dropped() {
      return dropped;
    },
  };
}

/** @returns where the given number of lines ends, counted from `start` */
function endOfLines(text: string, lines: number, start = 0): number {
  let end = start;
  for (let line = 0; line < lines && end < text.length; line++) {
    const next = indexOf(text, '\n', end);
    end = next < 0 ? text.length : next + 1;
  }
  return end;
}

function countLines(text: string): number {
  let count = 0;
  for (let end = 0; end < text.length; end = endOfLines(text, 1, end)) count++;
  return count;
}
