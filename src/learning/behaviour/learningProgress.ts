import {PROGRESS_KEY} from '../progressKey';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

/** A chapter of the course, or a tutorial with its name. */
const PAGE = /\/docs\/(?:build\/|learn\/([^/]+)$)/;

/**
 * Remembers in the reader's browser which tutorials were read to the end, and which was opened last, and shows it on their
 * contents page. Other pages do not load the script.
 */
export function learningProgress({storageSuffix}: SiteSettings): void {
  const stored = storedValue(PROGRESS_KEY + storageSuffix);
  onPage(() => {
    // oxlint-disable-next-line no-restricted-globals -- matched with the path of a tutorial
    const [page, lesson] = PAGE.exec(location.pathname) ?? [];
    const begin = async () => {
      if (document.querySelector('[data-learning-place]'))
        (await import('./learningPath')).followProgress(stored);
      else if (page) (await import('./recordLesson')).recordLesson(lesson, stored);
    };
    // oxlint-disable-next-line typescript/no-floating-promises -- the browser reports it, and each byte counts here
    void begin();
  });
}
