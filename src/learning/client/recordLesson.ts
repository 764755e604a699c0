import {createStorageSlot} from '@docusaurus/theme-common';
import {markOpened, markRead, PROGRESS_KEY, readProgress, writeProgress} from '../progress';

/** The links under a tutorial: a reader who sees them has come to the end. */
const END = 'nav.pagination-nav';

/**
 * Remembers that a tutorial was opened, and that it was read when its end comes into view.
 *
 * @returns a function that stops watching
 */
export function recordLesson(lesson: string): () => void {
  const slot = createStorageSlot(PROGRESS_KEY);
  slot.set(writeProgress(markOpened(readProgress(slot.get()), lesson)));
  const end = document.querySelector(END);
  if (!end) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    slot.set(writeProgress(markRead(readProgress(slot.get()), lesson)));
    observer.disconnect();
  });
  observer.observe(end);
  return () => observer.disconnect();
}
