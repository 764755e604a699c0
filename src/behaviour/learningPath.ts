import {type Lesson, placeOf} from '../learning/place';
import {type Progress, readProgress} from '../learning/progress';
import type {StoredValue} from './storage';

/** On the contents page, the part that says where the reader is. */
const PLACE = '[data-learning-place]';

/** Shows on the contents page what was read and where to go on, as it changes here and in other tabs. */
export function followProgress(stored: StoredValue, signal: AbortSignal): void {
  const show = () => showProgress(readProgress(stored.get()));
  show();
  window.addEventListener('storage', show, {signal});
  // The browser may have kept the page as it was before the tutorial.
  window.addEventListener('pageshow', show, {signal});
  document.addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Element && target.closest(`${PLACE} button`))) return;
      stored.delete();
      show();
    },
    {signal},
  );
}

function showProgress(progress: Progress): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  for (const entry of entries) {
    const isRead = progress.read.includes(entry.dataset.lesson!);
    entry.toggleAttribute('data-read', isRead);
    entry.querySelector('span')!.textContent = isRead ? 'read' : '';
  }

  const {summary, next, isNew} = placeOf(progress, entries.map(toLesson));
  const place = document.querySelector(PLACE)!;
  const [status, link, button] = [...place.children] as [Element, HTMLAnchorElement, HTMLButtonElement];
  // It is read aloud when it changes.
  if (status.textContent !== summary) status.textContent = summary;
  link.hidden = !next;
  if (next) {
    link.href = next.href;
    link.firstElementChild!.textContent = next.words;
  }
  button.hidden = isNew;
}

function toLesson(entry: HTMLElement): Lesson {
  const link = entry.querySelector('a')!;
  return {
    name: entry.dataset.lesson!,
    label: link.textContent,
    href: link.pathname,
    minutes: Number(entry.dataset.minutes),
  };
}
