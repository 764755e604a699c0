/** Loads the parts of a page that React draws: the playground, and the search page. */
import type {IslandName} from '../../components/Island/names';
import {askAgain, NEW_VERSION} from '../../lib/page/askAgain';
import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';

type Open = (place: Element, site: SiteSettings) => void;

const PARTS: Readonly<Record<IslandName, () => Promise<{readonly open: Open}>>> = {
  playground: () => import('../../playground/page/playgroundIsland'),
  embed: () => import('../../samples/RunProgram/open'),
  search: () => import('../../search/page/searchIsland'),
};

export function islands(site: SiteSettings): void {
  onPage(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) load(place, site);
  });
}

/** The place has two children: what is shown while the part is on its way, and when it has not arrived. */
function load(place: HTMLElement, site: SiteSettings): void {
  const [loading, failure] = place.children as unknown as readonly HTMLElement[];
  const show = (error?: string): void => {
    loading!.hidden = error !== undefined;
    failure!.hidden = error === undefined;
    failure!.querySelector('p + p')!.textContent = error ?? '';
  };
  show();
  PARTS[place.dataset.island as IslandName]().then(
    ({open}) => open(place, site),
    (error: unknown) => {
      const button = failure!.querySelector('button')!;
      button.onclick = () => load(place, site);
      show(String(error));
      askAgain(() => {
        show(NEW_VERSION);
        // oxlint-disable-next-line no-restricted-globals -- only loads the page again
        button.onclick = () => location.reload();
      });
    },
  );
}
