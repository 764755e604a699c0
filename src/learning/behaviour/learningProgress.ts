import {PROGRESS_KEY} from '../progressKey';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

const LESSON = /\/docs\/learn\/([^/]+)$/;
/** A chapter's exercise can be solved, but nothing is remembered of it. */
const EXERCISE = 'figure[data-exercise]';

/**
 * Remembers in the reader's browser which tutorials were read to the end, and which was opened last, and shows it on their
 * contents page. Other pages do not load the script.
 */
export function learningProgress({storageSuffix}: SiteSettings): void {
  const stored = storedValue(PROGRESS_KEY + storageSuffix);
  onPage(() => {
    // oxlint-disable-next-line no-restricted-globals -- matched with the path of a tutorial
    const [, lesson] = LESSON.exec(location.pathname) ?? [];
    const begin = async () => {
      if (lesson) (await import('./recordLesson')).recordLesson(lesson, stored);
      else if (document.querySelector('[data-learning-place]'))
        (await import('./learningPath')).followProgress(stored);
      else if (document.querySelector(EXERCISE)) (await import('./recordLesson')).followControls();
    };
    begin().catch(console.warn);
  });
}
