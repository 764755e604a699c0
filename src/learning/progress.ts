/** How far a reader has come. */
export interface Progress {
  /** Tutorials that were read to their end. */
  readonly read: readonly string[];
  /** Tutorials whose exercise was solved, or whose questions were all answered. */
  readonly solved: readonly string[];
  /** The tutorial that was opened last. */
  readonly last?: string | undefined;
}

const NOTHING: Progress = {read: [], solved: []};

/** Characters of a stored progress: all tutorials have a tenth of it. */
const MAX_CHARS = 20_000;

/**
 * Parses the stored progress; anything unreadable counts as no progress, and so does what is too long. One of the time before
 * there were exercises has nothing solved.
 */
export function readProgress(stored: string | null): Progress {
  try {
    // What is cut off is no JSON.
    const {read, solved, last} = JSON.parse(stored?.slice(0, MAX_CHARS) ?? '{}') as Record<string, unknown>;
    return {
      read: namesIn(read),
      solved: namesIn(solved),
      last: typeof last === 'string' ? last : undefined,
    };
  } catch {
    return NOTHING;
  }
}

export function writeProgress(progress: Progress): string {
  return JSON.stringify(progress);
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((lesson) => typeof lesson === 'string') : [];
}
