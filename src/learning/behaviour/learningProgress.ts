import {PROGRESS_KEY} from '../progressKey';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

const LESSON = /\/docs\/learn\/([^/]+)$/;

/**
 * Remembers in the reader's browser which tutorials were read to the end, and which was opened last, and shows it on their
 * contents page. Other pages do not load the script.
 */
export function learningProgress({storageSuffix}: SiteSettings): void {
  const stored = storedValue(PROGRESS_KEY + storageSuffix);
  onPage(() => {
    // oxlint-disable-next-line no-restricted-globals -- matched with the path of a tutorial
    const [, lesson] = LESSON.exec(location.pathname) ?? [];
    if (!lesson && !document.querySelector('[data-learning-place]')) return;
    const begun = lesson
      ? import('./recordLesson').then(({recordLesson}) => recordLesson(lesson, stored))
      : import('./learningPath').then(({followProgress}) => followProgress(stored));
    begun.catch(console.warn);
  });
}
