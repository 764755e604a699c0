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
  /** Whether there is nothing to forget. */
  readonly isNew: boolean;
}

/** @param lessons all tutorials in their order */
export function placeOf(progress: Progress, lessons: readonly Lesson[]): Place {
  const left = lessons.filter(({name}) => !progress.read.includes(name));
  const done = lessons.length - left.length;
  const isNew = progress.last === undefined && done === 0;
  const name = nextLesson(
    progress,
    lessons.map((lesson) => lesson.name),
  );
  const next = lessons.find((lesson) => lesson.name === name);
  const time = formatTime(left.reduce((sum, {minutes}) => sum + minutes, 0));
  if (!next) return {summary: `${done} of ${lessons.length} read. You have read them all.`, isNew};
  return {
    summary: isNew
      ? `${lessons.length} tutorials, ${time} in all.`
      : `${done} of ${lessons.length} read, ${time} left.`,
    next: {href: next.href, words: `${isNew ? 'Start' : 'Go on'} with ${next.label}`},
    isNew,
  };
}

/** `50 minutes`, or `about 3 hours` from an hour and a half on. */
function formatTime(minutes: number): string {
  return minutes < 90 ? `${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`;
}
