import {mark, markOpened} from '../markLesson';
import {type Progress, readProgress, writeProgress} from '../progress';
import type {SolvedEvent} from '../../samples/exercises/events';
import {showSolved} from './solvedLinks';
import type {StoredValue} from '../../lib/page/storage';

/** The links under a tutorial: a reader who sees them has come to the end. */
const END = 'nav.pagination-nav';

/**
 * Remembers that a tutorial was opened, that it was read when its end comes into view, and that its exercise was solved. The
 * sidebar shows which were solved. Pages that aren't tutorials have no links to others under them, so nothing is recorded.
 *
 * @param lesson nothing in a chapter of the course: its exercise can be solved, but nothing is remembered of it
 */
export function recordLesson(lesson: string | undefined, stored: StoredValue): void {
  followControls();
  const end = document.querySelector(END);
  if (!lesson || !end) return;
  const keep = (progress: Progress) => {
    stored.set(writeProgress(progress));
    showSolved(progress.solved);
  };
  const done = (list: 'read' | 'solved') => keep(mark(list, readProgress(stored.get()), lesson));
  keep(markOpened(readProgress(stored.get()), lesson));
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    done('read');
    observer.disconnect();
  });
  observer.observe(end);
  document.addEventListener('exercise:solved' satisfies SolvedEvent, () => done('solved'));
}

/** Buttons that put the solution of an exercise into its editor, or check answers. They are disabled in the built HTML. */
function followControls(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[data-check-answer], [data-use-solution]',
  )) {
    button.disabled = false;
    button.onclick = () =>
      import('./lessonExercise').then(({useControl}) => useControl(button)).catch(console.warn);
  }
}
