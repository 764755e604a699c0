import type {Progress} from './progress';

export function markOpened(progress: Progress, lesson: string): Progress {
  return {...progress, last: lesson};
}

/** @param list what the tutorial is: read to its end, or solved */
export function mark(list: 'read' | 'solved', progress: Progress, lesson: string): Progress {
  return progress[list].includes(lesson) ? progress : {...progress, [list]: [...progress[list], lesson]};
}
