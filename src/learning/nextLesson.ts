import type {Progress} from './progress';

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
