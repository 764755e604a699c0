/** How far a reader has come. */
export interface Progress {
  /** Tutorials that were read to their end. */
  readonly read: readonly string[];
  /** The tutorial that was opened last. */
  readonly last?: string;
}

/** Name under which the browser keeps it. */
export const PROGRESS_KEY = 'learning-path';

const NOTHING: Progress = {read: []};

/** Reads what the browser has kept; what cannot be read counts as nothing. */
export function readProgress(stored: string | null): Progress {
  try {
    const {read, last} = JSON.parse(stored ?? '{}') as {read?: unknown; last?: unknown};
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
 * The tutorial to go on with: the one that was opened last, as long as it is not read; else the first after it that is
 * not, and then the first of all.
 *
 * @param lessons all tutorials in their order
 * @returns nothing when all are read
 */
export function nextLesson({read, last}: Progress, lessons: readonly string[]): string | undefined {
  const start = last === undefined ? 0 : Math.max(0, lessons.indexOf(last));
  const ordered = [...lessons.slice(start), ...lessons.slice(0, start)];
  return ordered.find((lesson) => !read.includes(lesson));
}
