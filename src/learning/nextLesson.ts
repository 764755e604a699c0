import type {Progress} from './progress';

/**
 * The tutorial to continue with: the one that was opened last, or else the next one that is not read, from there on and
 * then from the beginning.
 *
 * @param lessons all tutorials in their order
 * @returns undefined when all are read
 */
export function nextLesson<Lesson extends {readonly name: string}>(
  {read, last}: Progress,
  lessons: readonly Lesson[],
): Lesson | undefined {
  const start = Math.max(
    0,
    lessons.findIndex(({name}) => name === last),
  );
  return [...lessons.slice(start), ...lessons].find(({name}) => !read.includes(name));
}
