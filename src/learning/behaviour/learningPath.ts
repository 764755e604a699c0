import {type Lesson, placeOf} from '../place';
import {type Progress, readProgress} from '../progress';
import type {StoredValue} from '../../lib/page/storage';

/** Shows on the contents page what was read and solved and where to go on, as it changes here and in other tabs. */
export function followProgress(stored: StoredValue): void {
  // On the contents page, the part that says where the reader is.
  const place = document.querySelector<HTMLElement>('[data-learning-place]')!;
  // Without anything stored, the page is that of a new reader.
  const show = () => {
    const progress = stored.get();
    if (progress) showProgress(place, readProgress(progress));
  };
  show();
  // The browser may have kept the page as it was before the tutorial.
  window.onstorage = window.onpageshow = show;
  const tools = place.lastElementChild as HTMLElement;
  tools.inert = false;
  tools.onclick = tools.onchange = ({target}) => {
    // oxlint-disable-next-line typescript/no-floating-promises -- the browser reports it, and each byte counts here
    void import('./progressTools').then(({useTool}) => useTool(target as Element, stored, show));
  };
}

function showProgress(place: HTMLElement, progress: Progress): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  for (const entry of entries) {
    let shown = '';
    for (const state of ['read', 'solved'] as const) {
      if (entry.toggleAttribute(`data-${state}`, progress[state].includes(entry.dataset.lesson!)))
        shown = state;
    }
    entry.querySelector('span')!.textContent = shown;
  }

  // Those of the lists say how long they take, the dots of the map do not.
  const lessons = entries.filter((entry) => entry.dataset.minutes).map(toLesson);
  const {summary, next} = placeOf(progress, lessons);
  const [status, link] = place.children as unknown as [Element, HTMLAnchorElement];
  // It is read aloud when it changes.
  if (status.textContent !== summary) status.textContent = summary;
  link.hidden = !next;
  if (next) {
    link.href = next.href;
    link.textContent = next.words;
  }
}

function toLesson(entry: HTMLElement): Lesson {
  const link = entry.querySelector('a')!;
  return {
    name: entry.dataset.lesson!,
    label: link.textContent,
    href: link.pathname,
    minutes: +entry.dataset.minutes!,
  };
}
