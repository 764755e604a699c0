import {mount} from '@site/src/components/Island/mount';
import type {SearchSettings} from '@site/src/search/client/settings';
import {SiteContext} from './SiteContext';
import Search from './Search';

/**
 * Draws the search page.
 *
 * @param place in which it is drawn
 */
export function open(place: Element, site: SearchSettings): void {
  mount(
    place,
    <SiteContext value={site}>
      <Search />
    </SiteContext>,
    {isPage: true},
  );
}
