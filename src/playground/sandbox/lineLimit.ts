import {MAX_CHARACTERS, MAX_LINES} from './limits';

/** Lets lines through until there are too many, and counts the others. It holds for one run. */
export interface LineLimit {
  /** What of a text may be shown; nothing when all of it is left out. */
  take(text: string): string | undefined;
  /** Lines that were left out until now; one that was cut is among them. */
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
  return {
    take(text) {
      if (lines === 0 || characters === 0) {
        dropped += countLines(text) || 1;
        return undefined;
      }
      const kept = text.slice(0, Math.min(endOfLines(text, lines), characters));
      lines -= countLines(kept) || 1;
      characters -= kept.length;
      dropped += countLines(text.slice(kept.length));
      return kept;
    },
    get dropped() {
      return dropped;
    },
  };
}

/** Where the given number of lines ends, from a start on. */
function endOfLines(text: string, lines: number, start = 0): number {
  let end = start;
  for (let line = 0; line < lines && end < text.length; line++) {
    const next = text.indexOf('\n', end);
    end = next < 0 ? text.length : next + 1;
  }
  return end;
}

function countLines(text: string): number {
  let count = 0;
  for (let end = 0; end < text.length; end = endOfLines(text, 1, end)) count++;
  return count;
}
