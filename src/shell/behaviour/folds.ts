import {closest} from '../../lib/page/press';

/** Milliseconds that a fold of a height in pixels takes to open, as the theme's own does: the longer, the higher it is. */
function durationOf(height: number): number {
  const rows = height / 36;
  return (4 + 15 * rows ** 0.25 + rows / 5) * 10;
}

/** A fold that the reader opens moves to its height. With less motion it is there after a millisecond. */
export function folds(): void {
  document.addEventListener('click', (event) => {
    const summary = closest(event, 'summary');
    const fold = summary?.parentElement as HTMLDetailsElement | null | undefined;
    // What opens beside the page has a place of its own.
    if (!summary || !fold || fold.open || fold.matches('.dropdown')) return;
    fold.addEventListener(
      'toggle',
      () => {
        const height = fold.offsetHeight;
        fold.animate(
          {height: [`${summary.offsetHeight}px`, `${height}px`], overflow: ['clip', 'clip']},
          matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : durationOf(height),
        );
      },
      {once: true},
    );
  });
}
