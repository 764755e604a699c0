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

export function markOpened({read}: Progress, lesson: string): Progress {
  return {read, last: lesson};
}

export function markRead(progress: Progress, lesson: string): Progress {
  return progress.read.includes(lesson) ? progress : {...progress, read: [...progress.read, lesson]};
}

/**
 * The tutorial to continue with: the one that was opened last, or else the next one that is not read, from there on and
 * then from the beginning.
 *
 * @param lessons all tutorials in their order
 * @returns undefined when all are read
 */
export function nextLesson({read, last}: Progress, lessons: readonly string[]): string | undefined {
  const start = Math.max(0, lessons.indexOf(last ?? ''));
  return [...lessons.slice(start), ...lessons].find((lesson) => !read.includes(lesson));
}
