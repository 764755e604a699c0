import {markOpened, markRead} from '../learning/markLesson';
import {readProgress, writeProgress} from '../learning/progress';
import type {StoredValue} from './storage';

/** The links under a tutorial: a reader who sees them has come to the end. */
const END = 'nav.pagination-nav';

/** Remembers that a tutorial was opened, and that it was read when its end comes into view. A page that is none has no end. */
export function recordLesson(lesson: string, stored: StoredValue, signal: AbortSignal): void {
  const end = document.querySelector(END);
  if (!end) return;
  stored.set(writeProgress(markOpened(readProgress(stored.get()), lesson)));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    stored.set(writeProgress(markRead(readProgress(stored.get()), lesson)));
    observer.disconnect();
  });
  observer.observe(end);
  signal.addEventListener('abort', () => observer.disconnect());
}
