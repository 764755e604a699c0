import type {Progress} from './progress';

export function markOpened({read}: Progress, lesson: string): Progress {
  return {read, last: lesson};
}

export function markRead(progress: Progress, lesson: string): Progress {
  return progress.read.includes(lesson) ? progress : {...progress, read: [...progress.read, lesson]};
}
