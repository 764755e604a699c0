import {nextLesson} from './nextLesson';
import type {Progress} from './progress';

export interface Lesson {
  /** Last part of its path. */
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly minutes: number;
}

/** Where a reader is on the way through the tutorials. */
export interface Place {
  /** How much is done, or how much there is. */
  readonly summary: string;
  /** What to go on with, and in which words; none when all are read. */
  readonly next?: {readonly href: string; readonly words: string};
}

/**
 * The place of a reader who has not begun, which the built page shows.
 *
 * @param lessons all tutorials in their order
 */
export function startOf(lessons: readonly Lesson[]): Place {
  const [first] = lessons;
  return {
    summary: `${lessons.length} tutorials, ${timeFor(lessons)} in all.`,
    ...(first && {next: {href: first.href, words: `Start with ${first.label}`}}),
  };
}

/** @param lessons all tutorials in their order */
export function placeOf(progress: Progress, lessons: readonly Lesson[]): Place {
  const left = lessons.filter(({name}) => !progress.read.includes(name));
  const solved = lessons.filter(({name}) => progress.solved.includes(name)).length;
  const next = nextLesson(progress, lessons);
  const summary = `${lessons.length - left.length} of ${lessons.length} read, ${solved} solved`;
  if (!next) return {summary: `${summary}. You have read them all.`};
  return {
    summary: `${summary}, ${timeFor(left)} left.`,
    next: {href: next.href, words: `Go on with ${next.label}`},
  };
}

/** `50 minutes`, or `about 3 hours` from an hour and a half on. */
function timeFor(lessons: readonly Lesson[]): string {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return minutes < 90 ? `${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`;
}
