/** Links that open the program of a sample in the playground. Its script is loaded when a reader reaches for one. */
import {changedPrograms, hideFailure, showFailure, shownProgram} from '../client/figure';
import {closest, press} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';

/** What a link has been prepared for: the program of the page, or what the reader has made of it. */
interface Prepared {
  readonly link: HTMLAnchorElement;
  readonly sample: HTMLElement;
  readonly program: object;
  readonly address: Promise<string>;
}

export function openInPlayground({engine}: SiteSettings): void {
  const prepared = new WeakMap<Element, Prepared>();

  /** Writes the program into the address of the link, which has no hash until then. */
  const prepare = (event: Event): Prepared | undefined => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-open]');
    const sample = link?.closest('figure');
    if (!link || !sample) return undefined;
    const changed = changedPrograms.get(sample);
    const program = changed ?? sample;
    const known = prepared.get(link);
    if (known?.program === program) return known;
    link.hash = '';
    const address = import('../client/playgroundHash').then(
      async ({playgroundHash}) =>
        (link.href =
          link.pathname +
          link.search +
          (await playgroundHash(changed ?? shownProgram(sample), engine.version))),
    );
    address.catch(() => prepared.delete(link));
    const next = {link, sample, program, address};
    prepared.set(link, next);
    return next;
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);

  // A press that comes before the address is written waits for it.
  const open = (event: MouseEvent) => {
    const found = event.button > 1 ? undefined : prepare(event);
    if (!found || found.link.hash) return;
    const {link, sample, address} = found;
    event.preventDefault();
    const isNewTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    hideFailure(sample);
    press(link, async () => void window.open(await address, isNewTab ? '_blank' : '_self')).catch(
      (error: unknown) => showFailure(sample, error),
    );
  };
  document.addEventListener('click', open);
  document.addEventListener('auxclick', open);
}
