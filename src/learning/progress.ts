/** How far a reader has come. */
export interface Progress {
  /** Tutorials that were read to their end. */
  readonly read: readonly string[];
  /** The tutorial that was opened last. */
  readonly last?: string;
}

const NOTHING: Progress = {read: []};

/** Characters of a stored progress: all tutorials have a tenth of it. */
const LONGEST = 20_000;

/** Parses the stored progress; anything unreadable counts as no progress, and so does what is too long. */
export function readProgress(stored: string | null): Progress {
  try {
    // What is cut off is no JSON.
    const {read, last} = JSON.parse(stored?.slice(0, LONGEST) ?? '{}') as {read?: unknown; last?: unknown};
    return {
      read: Array.isArray(read) ? read.filter((lesson) => typeof lesson === 'string') : [],
      ...(typeof last === 'string' && {last}),
    };
  } catch {
    return NOTHING;
  }
}

export function writeProgress(progress: Progress): string {
  return JSON.stringify(progress);
}
