import {pageLinkOf} from '../../lib/page/pageLink';
import {hasModifier} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';
import {SLOW_MS} from '../../lib/page/slow';

/** The part of the browser's navigation that is used here; old browsers have none. */
const {navigation} = window as {
  readonly navigation?: {
    addEventListener(type: 'navigate', listener: (event: {readonly signal: AbortSignal}) => void): void;
  };
};

/** Milliseconds in which the bar comes to a stop before its end. */
const SWEEP_MS = 10_000;

/** Of the link that was followed last; none when nothing is on its way. */
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Shows a bar when the next page takes longer than 200 milliseconds after its link was followed. */
export function progressBar({baseUrl}: SiteSettings): void {
  document.addEventListener('click', (event) => {
    if (event.button || hasModifier(event) || !pageLinkOf(event.target, baseUrl)) return;
    end();
    // Where something else answers the press, the browser does not navigate.
    timer = setTimeout(() => event.defaultPrevented || show(), SLOW_MS);
  });
  // The browser may keep this page and show it again as it was left.
  addEventListener('pagehide', end);
  addEventListener('pageshow', end);
  // The reader may stop the loading, or the answer turn out to be a file to keep.
  navigation?.addEventListener('navigate', ({signal}) => {
    const own = timer;
    signal.addEventListener('abort', () => timer === own && end());
  });
}

function show(): void {
  bar?.remove();
  const [line, peg] = [part('bar'), part('peg')];
  line.append(peg);
  bar = part('');
  bar.id = 'nprogress';
  bar.append(line);
  document.body.append(bar);
  line.animate([{translate: '-92%'}, {translate: '-6%'}], {
    duration: SWEEP_MS,
    easing: 'ease-out',
    fill: 'both',
  });
  // Without the browser's word that the reader has stopped the loading, the bar would stay.
  if (!navigation) timer = setTimeout(end, SWEEP_MS);
}

function part(className: string): HTMLElement {
  return Object.assign(document.createElement('div'), {className});
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.remove();
  bar = undefined;
}
