/** Links that open the program of a sample in the playground. Its script is loaded when a reader reaches for one. */
import {changedPrograms, hideFailure, showFailure, shownProgram} from '../client/figure';
import {closest, press} from '../../lib/page/press';
import type {SiteSettings} from '../../lib/page/settings';

/** What a link has been prepared for: the program of the page, or what the reader has made of it. */
interface Prepared {
  readonly program: object;
  readonly address: Promise<string>;
  isWritten: boolean;
}

export function openInPlayground({engine}: SiteSettings): void {
  const prepared = new WeakMap<Element, Prepared>();

  /** Writes the program into the address of the link. */
  const prepare = (link: HTMLAnchorElement, sample: HTMLElement): Prepared => {
    const changed = changedPrograms.get(sample);
    const known = prepared.get(link);
    if (known && known.program === (changed ?? sample)) return known;
    const address = import('../client/playgroundHash').then(async ({playgroundHash}) => {
      link.hash = await playgroundHash(changed ?? shownProgram(sample), engine.version);
      return link.href;
    });
    const next: Prepared = {program: changed ?? sample, address, isWritten: false};
    prepared.set(link, next);
    address.then(
      () => (next.isWritten = true),
      () => prepared.delete(link),
    );
    return next;
  };

  const prepareAhead = (event: Event) => {
    const [link, sample] = find(event);
    if (link && sample) prepare(link, sample);
  };
  document.addEventListener('pointerover', prepareAhead);
  document.addEventListener('focusin', prepareAhead);

  // A press that comes before the address is written waits for it.
  const open = (event: MouseEvent) => {
    const [link, sample] = find(event);
    if (!link || !sample || event.button > 1) return;
    const {address, isWritten} = prepare(link, sample);
    if (isWritten) return;
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

function find(event: Event): [link?: HTMLAnchorElement | null, sample?: HTMLElement | null] {
  const link = closest<HTMLAnchorElement>(event, 'a[data-open]');
  return [link, link?.closest('figure')];
}
